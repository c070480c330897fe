/** Has the browser load a file and save it by itself, however long it is. */
export function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
