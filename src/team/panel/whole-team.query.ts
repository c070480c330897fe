import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'

/** Everybody, with those who aren't shown, in the order of the page. */
export const wholeTeam = { queryKey: ['team'], queryFn: () => readResponse(api.admin.team.$get()) }
