import { chownSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { flushTree } from '../files/flush.ts'
import { StartupProblem } from '../startup-problem.ts'
import type { Found, Looked } from './look-at-shop.ts'
import { refuseBeforehand, runsElsewhere } from './refuse-upgrade.ts'
import { lastLine, type Service } from './service.ts'
import { isHealthy, untilHealthy } from './shop-health.ts'
import { pointTo, readNote, writeNote, type UpgradeNote } from './upgrade-note.ts'

export interface Upgrade {
  /** The folder of the version that runs; where nobody names it, `current` beside the new one leads to it. */
  from: string | undefined
  /** The folder of the new version. */
  to: string
  /** Where backups lie, if not in the data folder. */
  backupFolder: string | undefined
  service: Service
  say(line: string): void
}

/** Called before the first thing that can't be left in the middle. */
type PointOfNoReturn = () => void

/**
 * Looks, makes a backup, rehearses the new version on it, and only then stops the old one. Where the new one doesn't become healthy, the
 * old one runs again with its data. Whenever it was interrupted, it can be run again.
 */
export async function upgradeShop(upgrade: Upgrade, beginChange: PointOfNoReturn): Promise<void> {
  const { to, service, say } = upgrade
  const home = dirname(to)
  const note = readNote(home)
  if (note?.stage === 'begun') return resume(upgrade, note, beginChange)
  const from = runningVersion(upgrade, home)
  if (from === to) throw new StartupProblem(`${basename(to)} runs already: type this in the folder of a newer version.`)

  const looked = await look(upgrade, to)
  refuseBeforehand(looked, service)
  const backup = join(backupFolderOf(upgrade, looked), `before-upgrade-${stamp()}.gz`)
  makeBackupFolder(dirname(backup), looked.dataFolder)
  // As the newest one it would take the place of the backup that the upgrade before can be undone by.
  const forgetBackup = () => rmSync(backup, { force: true })
  process.once('exit', forgetBackup)
  const { database, program } = looked.majors
  const moved = database !== program && !looked.isServer ? { movedFrom: database } : {}
  let contents = looked.contents
  let stoppedAt: number | undefined
  try {
    say('1 of 4: a backup.')
    await must(service, from, ['backup', backup], 'No backup could be made')
    say(`2 of 4: ${basename(to)} tries itself on that backup, apart from the shop.`)
    await must(service, to, ['upgrade-step', 'rehearse', backup], `${basename(to)} failed its rehearsal`)

    say(`3 of 4: ${basename(from)} stops, and a backup of that moment.`)
    beginChange()
    stoppedAt = performance.now()
    await service.stop()
    if (service.canStopRunning) await must(service, from, ['backup', backup], 'No backup could be made')
    if (!moved.movedFrom) ({ contents } = await look(upgrade, to))
  } catch (error) {
    forgetBackup()
    if (stoppedAt !== undefined) {
      await service.start(from)
      await untilHealthy(service, looked.address)
    }
    throw error
  } finally {
    process.off('exit', forgetBackup)
  }
  const begun: UpgradeNote = { from, to, backup, stage: 'begun', ...moved, ...(contents && { contents }) }
  if (note?.stage === 'done' && note.to === from) begun.earlier = note
  writeNote(home, begun)
  say(`4 of 4: ${basename(to)} starts.`)
  await finish(upgrade, begun, looked.address)
  say(
    `${basename(to)} runs and is healthy; the shop was away for ${((performance.now() - stoppedAt) / 1_000).toFixed(1)} seconds. ` +
      `What was before is in ${backup}; ${moved.movedFrom ? 'docs/operate.md ("Upgrade and roll back")' : `"${service.command} --back"`} leads back to ${basename(from)}.`,
  )
}

/** An upgrade was killed after the old program had stopped. */
async function resume(upgrade: Upgrade, note: UpgradeNote, beginChange: PointOfNoReturn): Promise<void> {
  const { to, service, say } = upgrade
  if (note.to !== to) throw wasInterrupted(note)
  say(`The upgrade from ${basename(note.from)} was interrupted and goes on.`)
  // The database itself may lie aside.
  const { address, isRunning, major } = await ask<Found>(upgrade, to, ['find'], 'The shop was not found')
  // What works on a server isn't found, but answers.
  if (!service.canStopRunning && (isRunning || (await isHealthy(address)))) throw runsElsewhere(service)
  beginChange()
  let { backup } = note
  const isRunningAlready = !note.back && (await isHealthy(address)) && pointsTo(dirname(to), to)
  if (isRunningAlready) writeNote(dirname(to), { ...note, stage: 'done', earlier: undefined })
  else {
    // Still in its place, the old program may have worked on it since.
    const isUnmoved = !note.back && note.movedFrom && major === note.movedFrom && !pointsTo(dirname(to), to)
    if (isUnmoved) backup = await renewBackup(service, note, address)
    await finish(upgrade, { ...note, backup }, address)
  }
  say(`${basename(to)} runs and is healthy. What was before is in ${backup}.`)
}

/** @returns where the backup of this moment lies, from which the database is moved */
async function renewBackup(service: Service, note: UpgradeNote, address: string): Promise<string> {
  const backup = join(dirname(note.backup), `before-upgrade-${stamp()}.gz`)
  await service.stop()
  try {
    await must(service, note.from, ['backup', backup], 'No backup could be made')
  } catch (error) {
    await service.start(note.from)
    await untilHealthy(service, address)
    throw error
  }
  writeNote(dirname(note.to), { ...note, backup })
  return backup
}

const wasInterrupted = ({ to }: UpgradeNote) =>
  new StartupProblem(`An upgrade to ${basename(to)} was interrupted: run it again in ${to}, it knows how to go on.`)

/** From the note to a healthy new program, or back to the old one. */
async function finish(upgrade: Upgrade, note: UpgradeNote, address: string): Promise<void> {
  const { service } = upgrade
  const home = dirname(note.to)
  const problem = note.back?.because ?? (await goOn(upgrade, note, address))
  if (problem === undefined) return writeNote(home, { ...note, stage: 'done', earlier: undefined })
  await service.stop()
  const data = await putDataBack(upgrade, note, problem).catch(async (error: unknown) => {
    await service.start(note.to)
    throw error
  })
  pointTo(home, note.from)
  writeNote(home, note.earlier ?? { ...note, stage: 'back' })
  await service.start(note.from)
  const alas = await untilHealthy(service, address)
  const reason = `${basename(note.to)} did not become healthy (${problem.replace(/\.$/, '')})`
  throw new StartupProblem(
    alas
      ? `${reason}, and ${basename(note.from)} doesn't either (${alas}): its data are as they were, and in ${note.backup}.`
      : `${reason}: ${basename(note.from)} runs again, ${data}.`,
  )
}

/** @returns why the new program doesn't become healthy, or nothing when it is */
async function goOn({ service }: Upgrade, note: UpgradeNote, address: string): Promise<string | undefined> {
  const home = dirname(note.to)
  try {
    // The new version was put there just now: once it is pointed to, a power cut must find it whole.
    await flushTree(realpathSync(note.to))
    await service.stop()
    // Once it is pointed to, the database has moved, and may have taken orders since.
    if (note.movedFrom && !pointsTo(home, note.to))
      await must(service, note.to, ['upgrade-step', 'move', note.backup, note.movedFrom], 'The database was not moved')
    pointTo(home, note.to)
    await service.start(note.to)
    return await untilHealthy(service, address)
  } catch (error) {
    return (error as Error).message
  }
}

/** @returns in words how the data of the old program were kept */
async function putDataBack(upgrade: Upgrade, note: UpgradeNote, because: string): Promise<string> {
  const { service } = upgrade
  const home = dirname(note.to)
  const after = join(dirname(note.backup), `after-upgrade-${stamp()}.gz`)
  const keepWhatCame = () => must(service, note.to, ['backup', after], 'No backup of this moment could be made')
  if (note.movedFrom) {
    let kept = note.back?.kept
    if (!note.back && pointsTo(home, note.to)) {
      await keepWhatCame()
      // From here on there is no database for the new program: cut off, it must not be started again.
      kept = after
      writeNote(home, { ...note, back: { because, kept } })
    }
    await must(service, note.to, ['upgrade-step', 'move-back', note.movedFrom], 'The database was not moved back')
    return `with its own database, which nothing has touched${kept ? `; what came in after it is in ${kept}` : ''}`
  }
  const { contents, others } = await look(upgrade, note.to)
  if (isAsBefore(contents, note)) return 'with its data, which nothing has touched'
  if (others > 0)
    throw new StartupProblem(
      `${basename(note.to)} did not become healthy and has changed the tables. Other copies work on them, so that they are left as they are: those go on, and docs/two-copies.md says how to go back with all of them.`,
    )
  if (contents?.orders !== note.contents?.orders)
    throw new StartupProblem(
      `${basename(note.to)} is not healthy, but orders have come in since ${note.backup} was made, so that it isn't put back by itself: mend the cause and type the same again, or go back without these orders by "${service.command} --back --yes".`,
    )
  await keepWhatCame()
  await must(service, note.from, ['restore', note.backup, '--yes'], 'The backup could not be put back')
  return `with its data as ${note.backup} has them; what came after it is in ${after}. Everybody has to sign in anew, and the panel asks an administrator to confirm the restore`
}

/** Back to the version of before the last upgrade, also days later. */
export async function undoUpgrade(upgrade: Upgrade, mayLose: boolean, beginChange: PointOfNoReturn): Promise<void> {
  const { to, service, say } = upgrade
  const home = dirname(to)
  const note = readNote(home)
  if (!note || note.stage === 'back')
    throw new StartupProblem(`There is no upgrade in ${home} that could be undone. Nothing was changed.`)
  if (note.stage === 'begun' && note.movedFrom) throw wasInterrupted(note)
  if (!existsSync(note.from)) throw new StartupProblem(`${note.from} is not there any more. Nothing was changed.`)
  const looked = await look(upgrade, note.to)
  if (looked.isRunning && !service.canStopRunning) throw runsElsewhere(service)
  if (note.movedFrom)
    throw new StartupProblem(
      `The database has moved to another PostgreSQL with ${basename(note.to)}: docs/operate.md ("Upgrade and roll back") has the commands that lead back. Nothing was changed.`,
    )
  const losesData = !isAsBefore(looked.contents, note)
  const came = (looked.contents?.orders ?? 0) - (note.contents?.orders ?? 0)
  const after = join(dirname(note.backup), `after-upgrade-${stamp()}.gz`)
  if (losesData && !existsSync(note.backup))
    throw new StartupProblem(
      `${note.backup}, which going back to ${basename(note.from)} needs, is not there any more. Nothing was changed.`,
    )
  if (losesData && !mayLose)
    throw new StartupProblem(
      `${basename(note.from)} doesn't know the tables of ${basename(note.to)}, so that going back puts ${note.backup} in their place: what came in since (${came} orders, and what else) is then gone from the shop and kept in ${after}. Say so with "${service.command} --back --yes". Nothing was changed.`,
    )
  beginChange()
  await service.stop()
  try {
    if (losesData) {
      await must(service, note.to, ['backup', after], 'No backup could be made')
      if ((await look(upgrade, note.to)).others > 0)
        throw new StartupProblem('Other copies work on the database: stop them first.')
      await must(service, note.from, ['restore', note.backup, '--yes'], 'The backup could not be put back')
    }
  } catch (error) {
    await service.start(note.to)
    await untilHealthy(service, looked.address)
    throw error
  }
  pointTo(home, note.from)
  writeNote(home, { ...note, stage: 'back' })
  await service.start(note.from)
  const problem = await untilHealthy(service, looked.address)
  if (problem) throw new StartupProblem(`${basename(note.from)} does not become healthy: ${problem}.`)
  say(
    losesData
      ? `${basename(note.from)} runs again with what ${note.backup} has; what came in since is in ${after}. The panel says what has to be looked at.`
      : `${basename(note.from)} runs again, and nothing is lost.`,
  )
}

const isAsBefore = (contents: Looked['contents'], note: UpgradeNote) =>
  contents?.migrations.join() === note.contents?.migrations.join()

function runningVersion({ from, service, to }: Upgrade, home: string): string {
  const link = join(home, 'current')
  const found = from ?? (lstatSync(link, { throwIfNoEntry: false }) && link)
  if (found && existsSync(join(found, 'scripts/pinned.mjs'))) return realpathSync(found)
  throw new StartupProblem(
    found
      ? `${found} holds no version of this program. Nothing was changed.`
      : `Name the folder of the version that runs now: ${service.command} FOLDER. The new one is ${to}.`,
  )
}

const pointsTo = (home: string, version: string) => {
  const link = join(home, 'current')
  return !existsSync(link) || realpathSync(link) === realpathSync(version)
}

const look = (upgrade: Upgrade, version: string) =>
  ask<Looked>(upgrade, version, ['look', upgrade.backupFolder ?? ''], 'The shop could not be looked at')

async function ask<Answer>({ service }: Upgrade, version: string, step: string[], what: string): Promise<Answer> {
  const said = await must(service, version, ['upgrade-step', ...step], what)
  return JSON.parse(said.split('\n').findLast((line) => line.startsWith('{')) ?? '{}') as Answer
}

/** Root makes it for the service's user, who has to write there, now and later. */
function makeBackupFolder(folder: string, dataFolder: string): void {
  if (!mkdirSync(folder, { recursive: true, mode: 0o700 }) || process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dataFolder)
  chownSync(folder, uid, gid)
}

const backupFolderOf = ({ backupFolder }: Upgrade, { dataFolder }: Looked) =>
  backupFolder ?? join(dataFolder, 'backups')

async function must(service: Service, version: string, words: string[], what: string): Promise<string> {
  const { isDone, said } = await service.run(version, words)
  if (isDone) return said
  throw new StartupProblem(`${what}: ${lastLine(said)}.`)
}

/** Such as 2026-11-27-061500. */
const stamp = () => new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
