/** Whether `npm run test:all` asks for everything. */
export const isForRelease = process.env['FOR_RELEASE'] !== undefined

/** How many of something a test takes: as many as show it, or, where `npm run test:all` asks for it, as many as years bring. */
export const amount = (asShows: number, asYearsBring: number): number => (isForRelease ? asYearsBring : asShows)

/** A test of `npm run test:all` alone. It says why the gate goes without it: what else holds it, or how rare it is. */
export const onlyForRelease = (_why: string) => ({ skip: !isForRelease })

/** Of what is alike, as many as show it, or, for a release, all. */
export const fewOf = <Case>(all: readonly Case[], few: number): readonly Case[] =>
  isForRelease ? all : all.slice(0, few)
