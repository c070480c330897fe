import { daysAfter } from '../kernel/calendar.ts'
import { dayInPoland } from '../kernel/day-in-poland.ts'
import { originalVersionsOf, publishedOf, versionsOf, type PublishedVersions } from './legal-versions.ts'

/** The day from which another version will hold, where one is published. */
export function plannedIn(document: string, published: PublishedVersions): string | undefined {
  const { today = dayInPoland() } = published
  return publishedOf(document, published).find(({ version }) => version > today)?.version
}

/** The first day, today or later, of which there is no version. */
export function earliestDay(document: string, published: PublishedVersions): string {
  const versions = versionsOf(document, published)
  let day = published.today ?? dayInPoland()
  while (versions.includes(day)) day = daysAfter(day, 1)
  return day
}

/** An original that came after the owner published their last version. */
export function newerOriginalOf(document: string, published: PublishedVersions): string | undefined {
  const [newest] = originalVersionsOf(document)
  const known = publishedOf(document, published)[0]?.original
  return known !== undefined && newest > known ? newest : undefined
}
