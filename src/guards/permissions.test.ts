import { expect, test } from 'vitest'
import { mayDo, permissions, permittedTo, roles } from './permissions.ts'

test('nobody but an owner decides about people, secrets and the shop itself, and each permission is somebody’s', () => {
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
  ]
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
  ]
  const ofMarketing = ['manage marketing', 'send campaigns', 'export contacts', 'manage discounts']
  expect(Object.fromEntries(roles.map((role) => [role, permittedTo(role)]))).toEqual({
    owner: [...ofOffice, ...ofOwnersAlone],
    office: ofOffice,
    packer: ['pack orders'],
    accountant: ['see documents'],
    marketing: [...ofMarketing, 'edit texts and pictures'],
  })
  for (const role of roles)
    expect(permissions.filter((permission) => mayDo(role, permission))).toHaveLength(permittedTo(role).length)
})
