/** One PDF of several, their pages in order. It runs in a worker. */
export async function joinLabels(files: Uint8Array[]): Promise<Uint8Array> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const whole = await PDFDocument.create()
  for (const file of files) {
    const part = await PDFDocument.load(file)
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page)
  }
  return whole.save()
}
