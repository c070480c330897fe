import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'

/** Every place of a picture, and what was put there. */
export const pictureSlotsQuery = {
  queryKey: ['picture-slots'],
  queryFn: () => readResponse(api.admin.pictures.$get()),
}
