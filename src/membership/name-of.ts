export interface Named {
  firstName?: string | null
  lastName?: string | null
  organizationName?: string | null
}

/** What a member is called: a person by both names, a house by its own. */
export function nameOf({ firstName, lastName, organizationName }: Named): string {
  return organizationName ?? `${firstName} ${lastName}`
}
