import { onTestFinished } from 'vitest'
import type { Campaign } from '../../src/marketing/campaigns/campaign.ts'
import { sendCampaigns } from '../../src/marketing/campaigns/send-campaigns.server.ts'
import { enqueue } from '../../src/server/jobs/jobs.ts'
import { addContacts, campaignIn, letPausesPass, sendOffer } from './campaigns.ts'
import { openSmtpServer, type FakeSmtpServer } from './smtp-server.ts'
import { openTestShop, type TestShop } from './shop.ts'
import { runJobsOn } from './job-runner.ts'

/** For tests in which hundreds of messages leave, one after the other. */
export const wholeCampaign = 600_000

export interface CampaignShop {
  shop: TestShop
  office: FakeSmtpServer
  /** Sends campaigns, as one copy of the program would. */
  work(): Promise<{ stop(): Promise<void> }>
  /** Puts so many contacts on the list, starts a campaign to all of them and sends it. */
  begin(contacts: number): Promise<void>
  /** Lets all pauses be over, has it look again at once, and tells how the campaign stands. */
  triedAgain(): Promise<Campaign>
}

/** A shop, and a real mail server to which its campaigns go, fast unless said otherwise. */
export async function openCampaignShop(
  environment: Record<string, string> = {},
  logged?: string[],
): Promise<CampaignShop> {
  const shop = await openTestShop()
  const office = await openSmtpServer()
  onTestFinished(office.close)
  const settings = {
    SMTP_URL: office.url.replace('//', '//shop:secret@'),
    BULK_MAILS_PER_SECOND: '1000',
    ...environment,
  }
  const work = () =>
    runJobsOn(shop.databaseUrl, { jobs: [sendCampaigns], environment: settings, ...(logged && { logged }) })
  return {
    shop,
    office,
    work,
    async begin(contacts) {
      await addContacts(shop.database, contacts)
      await sendOffer(shop)
      await work()
    },
    async triedAgain() {
      await letPausesPass(shop.database)
      await enqueue(shop.database, sendCampaigns, {})
      return campaignIn(shop)
    },
  }
}

/** To whom messages went, in their order. */
export const addressesOf = (mails: FakeSmtpServer['delivered']) => mails.map(({ to }) => to?.[0]?.address ?? '')

/** Of the first so many that `addContacts` puts on the list. */
export const contactAddresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `contact${index + 1}@example.com`)
