/** Longer ones are cut: what stands in them is the caller's. */
const longest = 400

/** The first that is named counts: Edge and Opera also call themselves Chrome, and all of them Safari. */
const browsers: [mark: string, name: string][] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]

const systems: [mark: string, name: string][] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
]

/** "Firefox, Windows". Only names of ours: a letter shall not say what a stranger has put into a header. */
export function browserInWords(userAgent: string): string {
  const named = [browsers, systems].map((list) => list.find(([mark]) => names(userAgent, mark))?.[1])
  return named.filter((name) => name !== undefined).join(', ') || 'nieznana przeglądarka'
}

const names = (userAgent: string, mark: string) => userAgent.slice(0, longest).includes(mark)
