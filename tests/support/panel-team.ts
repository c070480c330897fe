import type { AdminTeamMember } from '../../src/team/team-member.ts'
import type { usePanel } from './panel.ts'

/** How many a new shop begins with. */
const firstTeam = 9

export const inLanguage = (language: string) => ({
  language,
  role: `Rola ${language}`,
  description: `Opis ${language}`,
})

/** The team behind the panel, and what others do to it meanwhile. */
export function teamBehind(panel: ReturnType<typeof usePanel>) {
  const all = () => panel.asAdmin<AdminTeamMember[]>('GET', '/api/admin/team')
  const remove = (id: number) => panel.asAdmin('DELETE', `/api/admin/team/${id}`)
  return {
    all,
    kept: async (id: number) => (await all()).find((member) => member.id === id),
    create: (name: string, more: object = {}) =>
      panel.asAdmin<AdminTeamMember>('POST', '/api/admin/team', { name, translations: [inLanguage('pl')], ...more }),
    change: (id: number, changes: object) => panel.asAdmin('PUT', `/api/admin/team/${id}`, { ...changes }),
    remove,
    /** Nobody but those of the first start. */
    async leaveAtFirst() {
      for (const { id } of await all()) if (id > firstTeam) await remove(id)
    },
  }
}
