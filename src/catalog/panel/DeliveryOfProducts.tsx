import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../i18n/format.ts'
import { homeCountry } from '../../kernel/countries.ts'
import { readMoney, type Money } from '../../kernel/money.ts'
import { PanelCell, PanelRow, PanelTable, RowTitle } from '../../panel-kit/lists/PanelTable.tsx'
import type { Box } from '../../shipping/boxes/own-boxes.ts'
import { boxesQuery } from '../../shipping/boxes/panel/boxes.query.ts'
import { readBox } from '../../shipping/boxes/shop-box.ts'
import { deliveryTo, goodsOf } from '../../shipping/delivery.ts'
import { fitLocker } from '../../shipping/locker.ts'
import { shippingRatesQuery } from '../../shipping/panel/shipping-rates.query.ts'
import { readRate } from '../../shipping/read-rate.ts'
import { shippingMethods, type Rate, type ShippingMethod } from '../../shipping/shipping.ts'
import type { AdminProduct } from '../product.ts'
import { allProducts } from './catalog.query.ts'

const ways: Record<ShippingMethod, string> = { home: 'Do domu', inpost: 'Paczkomat' }

/** What sending one piece of each product costs in Poland: by its net weight, and packed into the boxes of the shop. */
export function DeliveryOfProducts() {
  const { data: products } = useQuery(allProducts)
  const { data: rates } = useQuery(shippingRatesQuery)
  const { data: boxes } = useQuery(boxesQuery)
  const active = boxes?.filter(({ isActive }) => isActive).map(readBox)
  const shown = products?.filter(({ isActive }) => isActive)
  if (!shown || !rates || !active || shown.length === 0) return null
  const known = rates.map(readRate)
  const columns = [{ label: 'Jedna sztuka' }, ...shippingMethods.map((way) => ({ label: ways[way], isNumber: true }))]
  return (
    <section aria-labelledby="delivery-of-products">
      <h3 id="delivery-of-products" className="mb-1 text-base font-medium">
        Ile kosztuje wysyłka
      </h3>
      <p className="mb-4 max-w-[65ch] text-sm text-mid">
        {active.length === 0
          ? 'Dziś: od wagi netto. Po dodaniu kartonów zobaczysz tu obok siebie ceny przed i po.'
          : 'W Polsce, za jedną sztukę: najpierw bez kartonów, potem z\u00A0kartonami. Kilka paczek to suma ich cen.'}
      </p>
      <PanelTable label="Koszt wysyłki produktów" columns={columns}>
        {shown.map((product) => (
          <PanelRow key={product.id} isMarked={false}>
            <RowTitle>
              <span className="wrap-anywhere">{product.name}</span>
            </RowTitle>
            {shippingMethods.map((way) => (
              <PanelCell key={way} label={ways[way]} isNumber>
                <Change
                  before={costOf(product, way, known, [])}
                  after={active.length === 0 ? undefined : costOf(product, way, known, active)}
                />
              </PanelCell>
            ))}
          </PanelRow>
        ))}
      </PanelTable>
    </section>
  )
}

const grams = (kilograms: number | null) => (kilograms === null ? null : Math.round(kilograms * 1_000))

/** Null: it isn't sent so. */
function costOf({ price, weight, grossWeight }: AdminProduct, way: ShippingMethod, rates: Rate[], boxes: Box[]) {
  const goods = goodsOf([{ weight: grams(weight), grossWeight: grams(grossWeight), quantity: 1 }], readMoney(price))
  const delivered = deliveryTo(way, homeCountry, goods, rates, boxes)
  return delivered.ok && (way === 'home' || fitLocker(goods.kinds, boxes)) ? delivered.value.cost : null
}

function Change({ before, after }: { before: Money | null; after: Money | null | undefined }) {
  const say = (cost: Money | null) => (cost === null ? 'nie' : formatMoney(cost, 'pl'))
  if (after === undefined || after === before) return <>{say(before)}</>
  const isDearer = after === null || (before !== null && after > before)
  return (
    // Both prices side by side are too wide for phones with large letters.
    <span className="whitespace-normal">
      <span className="whitespace-nowrap text-mid">{say(before)}, teraz</span>{' '}
      <strong className={`font-medium whitespace-nowrap ${isDearer ? 'text-clay' : 'text-sea'}`}>{say(after)}</strong>
      <span className="sr-only">{isDearer ? ' (drożej)' : ' (taniej)'}</span>
    </span>
  )
}
