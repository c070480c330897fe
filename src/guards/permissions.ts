const ofOffice = [
  'manage products',
  'manage orders',
  'pack orders',
  'refund',
  'see documents',
  'issue documents',
  'manage discounts',
  'manage shipping rates',
  'manage members',
  'manage team',
  'manage marketing',
  'send campaigns',
  'export contacts',
  'answer messages',
  'moderate reviews',
  'see emails',
  'see people',
  'export people',
  'erase people',
  'edit texts and pictures',
  'see status',
] as const

/** What decides about the shop itself, its secrets and the people who run it. */
const ofOwnersAlone = [
  'publish legal texts',
  'manage settings',
  'copy settings',
  'open the shop',
  'confirm a restore',
  'clear old data',
  'see the log',
  'manage backups',
  'manage administrators',
] as const

/** What an administrator may do. Each endpoint of the panel names one of these; each role has some. */
export const permissions = [...ofOffice, ...ofOwnersAlone] as const
export type Permission = (typeof permissions)[number]

export const roles = ['owner', 'office', 'packer', 'accountant', 'marketing'] as const
export type Role = (typeof roles)[number]

const permissionsOf: Record<Role, readonly Permission[]> = {
  owner: permissions,
  office: ofOffice,
  packer: ['pack orders'],
  accountant: ['see documents'],
  marketing: ['manage marketing', 'send campaigns', 'export contacts', 'manage discounts', 'edit texts and pictures'],
}

export const mayDo = (role: Role, permission: Permission): boolean => permissionsOf[role].includes(permission)

export const permittedTo = (role: Role): readonly Permission[] => permissionsOf[role]
