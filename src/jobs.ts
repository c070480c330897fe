import { sendMail } from './mail/send-mail.server.ts'
import { clearExpired } from './server/clear-expired.ts'
import type { Job } from './server/jobs.ts'

/** Every background job and schedule, and the room behind it: the front door for what goes on by itself. */
export const jobs: Job[] = [sendMail, clearExpired]
