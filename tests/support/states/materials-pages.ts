import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { certificateDataOf, makeFiles } from '../../../src/membership/materials/make-files.server.ts'
import { materialFiles, materialLinks, memberMaterials } from '../../../src/membership/materials/materials.table.ts'
import { members } from '../../../src/membership/members.table.ts'
import { createToken, hashOfToken } from '../../../src/server/accounts/tokens.ts'
import { whole, type States, type Visitor } from './state.ts'

const day = 24 * 3_600_000
const anna = { kind: 'chef', firstName: 'Anna', lastName: 'Żółć', address: 'ul. Portowa 1' } as const

/** What was drawn for the first of them does for all: drawing takes seconds. */
let drawn: ReturnType<typeof makeFiles> | undefined

async function openMaterials({ database, language, go }: Visitor, validUntil: Date) {
  const [member] = await database
    .insert(members)
    .values({ ...anna, email: `${randomUUID()}@example.com`, description: 'Gotuję na ogniu.', language })
    .returning()
  if (!member) throw new Error('nobody was written down')
  const memberId = member.id
  await database.insert(memberMaterials).values({ memberId, state: 'made' })
  drawn ??= makeFiles(certificateDataOf(member))
  const files = Array.from(await drawn, ([name, content]) => ({ memberId, name, content }))
  await database.insert(materialFiles).values(files)
  const token = createToken()
  const tokenHashes = sql`array[${hashOfToken(token)}::bytea]`
  await database.insert(materialLinks).values({ tokenHashes, memberId, mailId: randomUUID(), validUntil })
  await go(`/materials/${token}`)
}

/** Where the link in a member's letter leads. */
export const materialsStates: Record<string, States> = {
  '/materials/$token': {
    whole: (visitor) => openMaterials(visitor, new Date(Date.now() + day)),
    'of a link that is over': (visitor) => openMaterials(visitor, new Date(Date.now() - day)),
    'of an unknown link': whole('/materials/no-such-link'),
  },
}
