/** How many of something a test takes: as many as show it, or, where `npm run test:all` asks for it, as many as years bring. */
export const amount = (asShows: number, asYearsBring: number): number =>
  process.env['FOR_RELEASE'] === undefined ? asShows : asYearsBring
