import { liveLegal } from '../legal/legal-live.server.ts'
import { readConfiguration } from '../settings/configuration.server.ts'
import {
  liveAccounting,
  liveCommunity,
  liveDelivery,
  liveIdentity,
  liveKsefFiling,
  liveLanguages,
  livePacking,
  liveReviewRequest,
  liveTaxExemption,
  liveTaxRules,
  liveTransfers,
  liveVisitCounting,
} from '../settings/settings-live.server.ts'
import { livePackagingNumbers } from '../packaging/registrations.server.ts'
import { liveBoxes } from '../shipping/boxes/read-boxes.server.ts'
import { liveDeliveryPromise } from '../shipping/delivery-promise.server.ts'
import { livePictures } from '../site/pictures/list-own-pictures.server.ts'
import { liveDestinationTax } from '../taxes/read-destination-tax.server.ts'
import { liveWords } from '../words/read-words.server.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { openLive, type LiveParts, type LiveState } from '../server/live.ts'

/** Everything that an owner sets and the program reads where it is needed, with the room that keeps it. */
export const liveParts: LiveParts = [
  liveIdentity,
  liveLanguages,
  liveDelivery,
  liveBoxes,
  livePackagingNumbers,
  liveTransfers,
  liveAccounting,
  liveKsefFiling,
  livePacking,
  liveDestinationTax,
  liveReviewRequest,
  liveTaxExemption,
  liveTaxRules,
  liveDeliveryPromise,
  liveCommunity,
  liveVisitCounting,
  liveLegal,
  livePictures,
  liveWords,
]

/** What the owner of this shop has set, beside what the environment says. */
export const openShopLive = (database: Database, environment: Config): Promise<LiveState> =>
  openLive(database, liveParts, (from) => readConfiguration(from, environment))
