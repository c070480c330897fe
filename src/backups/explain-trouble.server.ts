import { BucketFailure } from './bucket/bucket-problem.server.ts'
import { bucketRemedies } from './bucket/bucket-remedies.server.ts'
import { isDatabaseUnavailable, isDiskFull } from '../server/database/database.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import { NoScratchDatabase } from '../server/database/scratch-database.ts'

/** Something about a backup that its owner can mend, told in Polish: it is read in the panel. */
export class BackupTrouble extends Error {
  override name = 'BackupTrouble'
}

const codesOfFullDisk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const codesOfRights = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])

/** Why it didn't go well, for who looks after the shop. What else is known stands in the log. */
export function explainTrouble(error: unknown): string {
  const causes = causesOf(error)
  const own = causes.find((cause) => cause instanceof BackupTrouble)
  if (own) return own.message
  const ofBucket = causes.find((cause) => cause instanceof BucketFailure)
  if (ofBucket) return bucketRemedies[ofBucket.problem]
  if (causes.some((cause) => cause instanceof NoScratchDatabase))
    return 'Konto bazy danych nie może utworzyć bazy, w której dałoby się odtworzyć kopię na próbę. Nadaj mu prawo CREATEDB albo utwórz pustą bazę z końcówką „_proof”, która do niego należy.'
  const codes = causes.map((cause) => (cause as NodeJS.ErrnoException).code ?? '')
  if (codes.some((code) => codesOfFullDisk.has(code)) || isDiskFull(error))
    return 'Na dysku zabrakło miejsca. Wcześniejsze kopie zostały.'
  if (codes.some((code) => codesOfRights.has(code)))
    return 'Program nie może pisać w folderze kopii. Sprawdź, do kogo należy folder „backups” w folderze danych.'
  if (isDatabaseUnavailable(error)) return 'Baza danych przestała odpowiadać.'
  if (causes.some(({ message }) => message.startsWith('The database is busy')))
    return 'Baza jest zajęta dłuższą pracą, na przykład robieniem kopii. Spróbuj za chwilę.'
  if (causes.some(({ message }) => message.startsWith('The backup in the bucket was cut off')))
    return 'Kopia w magazynie jest niepełna albo ktoś ją zmienił. Wybierz inną.'
  if (causes.some(({ message }) => message.startsWith('The disk has too little room')))
    return 'Na dysku jest za mało miejsca: potrzeba dwa razy tyle, ile zajmuje kopia.'
  if (causes.some(({ message }) => message.includes(' is damaged') || message.includes(' is not a backup')))
    return 'Plik kopii jest uszkodzony. Zrób nową kopię; jeśli to się powtórzy, sprawdź dysk.'
  if (causes.some((cause) => cause instanceof StartupProblem))
    return 'Baza danych odmówiła. Szczegóły są w dzienniku programu.'
  return `Nieoczekiwany błąd: ${causes.at(0)?.message.slice(0, 300) ?? 'nieznany'}`
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let one = error; one instanceof Error && causes.length < 8; one = one.cause) causes.push(one)
  return causes
}
