import { queryOptions } from '@tanstack/react-query'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'
import type { PartName } from '../parts.ts'

export const settingsQuery = (part: PartName) =>
  queryOptions({
    queryKey: ['settings', part],
    queryFn: () => readResponse(api.admin.settings[':part'].$get({ param: { part } })),
  })
