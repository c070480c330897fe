import { adminApi } from './admin/admin.api.ts'
import { catalogApi } from './catalog/catalog.api.ts'
import { mailApi } from './mail/mail.api.ts'
import { healthApi } from './server/health.api.ts'
import { endpoints } from './server/room.ts'

/** Every group of endpoints under `/api`, and the room behind it: the front door for programs. */
export const api = endpoints().route('/', healthApi).route('/', adminApi).route('/', catalogApi).route('/', mailApi)

export type Api = typeof api
