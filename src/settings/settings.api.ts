import { administrators } from '../guards/administrators.guard.server.ts'
import { endpoints } from '../server/http/app-env.ts'
import { body, checked } from '../server/http/endpoint.ts'
import { orRefuse, refuse } from '../server/http/errors.ts'
import { openSecretBox } from '../server/secret-box.ts'
import { changeSettings } from './change-settings.server.ts'
import { partNames, type PartName } from './parts.ts'
import { anyChanges, changesOf, shownPart } from './saved-settings.ts'
import { showSettings } from './show-settings.server.ts'

/** What isn't a part belongs to nothing. */
function partNamed(name: string): PartName {
  const part = partNames.find((one) => one === name)
  if (!part) throw refuse('not_found')
  return part
}

export const settingsApi = endpoints()
  .get('/admin/settings/:part', administrators('Show a part of the settings', { 200: shownPart }), async (c) =>
    c.json(await showSettings(c.var.database, c.var.config, partNamed(c.req.param('part')))),
  )

  .put(
    '/admin/settings/:part',
    administrators('Change the named settings of a part', { 200: shownPart }),
    body(anyChanges),
    async (c) => {
      const { database, administrator, config, live } = c.var
      const part = partNamed(c.req.param('part'))
      const changes = checked(changesOf(part), c.req.valid('json'), c.var.language)
      orRefuse(await changeSettings(database, administrator, part, changes, openSecretBox(config)))
      // The next call to this copy finds it; others hear of it.
      await live.reload()
      return c.json(await showSettings(database, config, part))
    },
  )
