import * as z from 'zod/mini'
import { newUsername } from '../../guards/administrator.ts'
import { roles } from '../../guards/permissions.ts'
import { failure } from '../../kernel/outcome.ts'
import { knownPassword } from '../../schemas/own-account.ts'
import { panelEmail } from '../../schemas/panel-fields.ts'
import { rowVersion } from '../../schemas/row-version.ts'

const role = z.enum(roles, 'Wybierz rolę')

/** Another address that was named counts once a link that went there has been opened. */
const address = { email: z.nullable(z.string()), waitingEmail: z.nullable(z.string()) }

/** An administrator as the owner sees them. */
export const person = z.object({
  id: z.int(),
  username: z.string(),
  ...address,
  role,
  version: z.int(),
  /** Set until they have chosen a password. */
  invitedAt: z.nullable(z.string()),
  hasSecondFactor: z.boolean(),
  sessions: z.int(),
  lastUsedAt: z.nullable(z.string()),
})
export type Person = z.infer<typeof person>

/** What isn't filled in is none. */
const email = z.pipe(
  z.nullable(z.string('Nieprawidłowy adres email')),
  z.union(
    [
      z.null(),
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      panelEmail,
    ],
    'Nieprawidłowy adres email',
  ),
)

export const invitation = z.object({ username: newUsername, email: z._default(email, null), role })
export type Invitation = z.output<typeof invitation>

export const personChanges = z.object({
  email: z.optional(email),
  role: z.optional(role),
  version: z.optional(rowVersion()),
})
export type PersonChanges = z.output<typeof personChanges>

/** The link to choose a password, where no letter brings it: it is shown this once. */
export const givenLink = z.object({ link: z.nullable(z.string()) })
export const invited = z.extend(givenLink, { id: z.int() })

export const ownAddress = z.object(address)
export type OwnAddress = z.infer<typeof ownAddress>
/** One's own address gets the letter that replaces a password, so it takes the password to name another. */
export const ownEmail = z.object({ email, currentPassword: knownPassword })
export type OwnEmail = z.output<typeof ownEmail>

export const administratorChangedMeanwhile = failure('administrator_changed_meanwhile', 'conflict')
/** Without an owner who can sign in nobody could make another. */
export const lastOwner = failure('last_owner', 'conflict')
