/** Somewhere backups are kept. Names are those of files, such as `salorge-2026-11-27-0500.gz`. */
export interface BackupPlace {
  /** What the panel calls it. */
  label: string
  list(): Promise<KeptBackup[]>
  /** Puts a finished file there under its name, whole or not at all. */
  put(name: string, path: string): Promise<void>
  remove(name: string): Promise<void>
}

export interface KeptBackup {
  name: string
  bytes: number
  madeAt: Date
}

/** So much of a disk stays free for the shop itself, whose database mostly lies on the same one. */
export const reservedBytes = 200_000_000
