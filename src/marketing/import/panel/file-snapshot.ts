import { panelFailures } from '../../../schemas/panel-failures.ts'
import { maxImportedBytes } from '../contact-import.ts'

/** What can't be sent, and what is said about it. */
export class FileProblem extends Error {
  override name = 'FileProblem'
}

/** The content as it is now: it stays so, whatever another program does to the file meanwhile. */
export async function snapshotFile(file: File): Promise<File> {
  // What the server would say of it after the first part, which browsers take for a broken connection.
  if (file.size > maxImportedBytes) throw new FileProblem(panelFailures.import_too_large)
  return new File([await readable(file, (chosen) => chosen.arrayBuffer())], file.name)
}

/** Refuses what another program has changed since it was chosen, as browsers themselves do. */
export async function checkUnchanged(file: File): Promise<void> {
  await readable(file, (chosen) => chosen.slice(0, 1).arrayBuffer())
}

async function readable(file: File, read: (file: File) => Promise<ArrayBuffer>): Promise<ArrayBuffer> {
  try {
    return await read(file)
  } catch {
    throw new FileProblem('Ten plik zmienił się na dysku albo go tam nie ma. Wybierz go jeszcze raz.')
  }
}
