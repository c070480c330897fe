import { expect, test } from 'vitest'
import { openTestShop } from '../../tests/support/shop.ts'
import { languages } from '../kernel/language.ts'
import { seedOnce } from '../server/database/seed.ts'
import { seedTeam } from './seed-team.server.ts'
import type { PublicTeamMember } from './team-member.ts'

test('a new shop has nine members, each with texts of their own in every language', async () => {
  const shop = await openTestShop()
  await seedOnce(shop.database, 'team', seedTeam)
  const inAllLanguages = await Promise.all(
    languages.map(async (language) => {
      const answer = await shop.call('GET', `/api/team?lang=${language}`)
      return (await answer.json()) as PublicTeamMember[]
    }),
  )
  for (const members of inAllLanguages) {
    expect(members).toHaveLength(9)
    expect(new Set(members.map(({ role }) => role)).size).toBe(9)
    expect(members.every(({ imageUrl }) => imageUrl === null)).toBe(true)
  }
  const descriptions = inAllLanguages.flat().map(({ description }) => description)
  expect(new Set(descriptions).size).toBe(36)
  // Typographic apostrophes, and nothing left over from writing.
  for (const description of descriptions) expect(description).toMatch(/^\p{Lu}[^'"`<>]{60,}\.$/u)
})
