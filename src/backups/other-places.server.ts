import type { Config } from '../server/config.ts'
import type { BackupPlace } from './backup-place.ts'

/** Opens a place with what the owner has set now; nothing where that place isn't set up. */
type Opener = (config: Config) => BackupPlace | undefined | Promise<BackupPlace | undefined>

/** Where finished backups also go, beside the folder of this copy: to what all copies share. */
const openers: Opener[] = []

export async function openOtherPlaces(config: Config): Promise<BackupPlace[]> {
  const opened = await Promise.all(openers.map((open) => open(config)))
  return opened.filter((place) => place !== undefined)
}
