import type * as pl from './pl.ts'

export const team: typeof pl.team = {
  about: { title: 'Team and members of the association' },
  overline: 'Team and members',
  title: 'At one table',
  lead: 'Some gather the salt, others cook with it. These are the people who see it from the pan to the plate.',
  join: {
    heading: 'There is room at this table',
    lead: 'Chefs, restaurants and hotels apply with one short form.',
    action: 'Join the association',
  },
}
