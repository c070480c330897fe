import type { CarrierConfig, Config } from '../../server/config.ts'
import type { Carrier, CarrierName } from './carrier.ts'
import { createShipxCarrier } from './shipx/shipx-carrier.server.ts'

/** Every carrier that can be chosen: another one is a file beside the first, and a line here. */
const carriers: Record<CarrierName, (settings: CarrierConfig) => Carrier> = {
  inpost: createShipxCarrier,
}

/** The carrier that the settings name; undefined without one. */
export const openCarrier = ({ carrier }: Config): Carrier | undefined => carrier && carriers[carrier.name](carrier)
