import * as z from 'zod/mini'
import { administrators } from '../guards/administrators.guard.server.ts'
import { untilContentChanges } from '../server/http/content-cache.ts'
import { anyone, body, pathId } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { upload } from '../server/http/multipart.ts'
import { portraitSide, storePicture } from '../server/pictures/pictures.ts'
import { endpoints } from '../server/http/app-env.ts'
import { changeTeamMember } from './change-team-member.server.ts'
import { createTeamMember } from './create-team-member.server.ts'
import { listTeam, listTeamMembers } from './list-team.server.ts'
import { removeTeamMember } from './remove-team-member.server.ts'
import { adminTeamMember, publicTeamMember, teamMemberChanges, teamMemberDraft } from './team-member.ts'

export const teamApi = endpoints()
  .get('/team', anyone('List the team', { 200: z.array(publicTeamMember) }), untilContentChanges, async (c) =>
    c.json(await listTeam(c.var.database, c.var.language)),
  )

  .get(
    '/admin/team',
    administrators('manage team', 'List all team members', { 200: z.array(adminTeamMember) }),
    async (c) => c.json(await listTeamMembers(c.var.database)),
  )

  .post(
    '/admin/team',
    administrators('manage team', 'Create a team member', { 201: adminTeamMember }),
    body(teamMemberDraft),
    async (c) => c.json(await createTeamMember(c.var.database, c.var.administrator, c.req.valid('json')), 201),
  )

  .post(
    '/admin/team/upload-image',
    administrators('manage team', 'Upload a picture for a team member', { 200: z.object({ imageUrl: z.string() }) }),
    upload('image'),
    async (c) => {
      const picture = await c.req.valid('form').image.bytes()
      return c.json({ imageUrl: orRefuse(await storePicture(c.var.database, picture, portraitSide)) })
    },
  )

  .put(
    '/admin/team/:id',
    administrators('manage team', 'Change the named fields of a team member', { 200: adminTeamMember }),
    pathId(),
    body(teamMemberChanges),
    async (c) => {
      const { database, administrator } = c.var
      const { id } = c.req.valid('param')
      return c.json(orRefuse(await changeTeamMember(database, administrator, id, c.req.valid('json'))))
    },
  )

  .delete(
    '/admin/team/:id',
    administrators('manage team', 'Delete a team member', { 204: null }),
    pathId(),
    async (c) => {
      orRefuse(await removeTeamMember(c.var.database, c.var.administrator, c.req.valid('param').id))
      return c.body(null, 204)
    },
  )
