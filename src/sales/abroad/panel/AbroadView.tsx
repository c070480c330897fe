import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../administrators/panel/session.query.ts'
import { ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { PanelCount } from '../../../panel-kit/PanelCount.tsx'
import { ViewHead } from '../../../panel-kit/ViewHead.tsx'
import { abroadQuery } from './abroad.query.ts'
import { DestinationRates } from './DestinationRates.tsx'
import { DestinationSwitch } from './DestinationSwitch.tsx'
import { OssTable } from './OssTable.tsx'
import { ThresholdMeter } from './ThresholdMeter.tsx'

/** The year's sales to consumers in other countries of the Union, the rates they pay, and the table for the return. */
export function AbroadView() {
  const { data, error, refetch } = useQuery(abroadQuery)
  const isOwner = useMay()('manage settings')
  return (
    <section className="@container">
      <ViewHead title="Sprzedaż za granicę" />
      {error && !data ? (
        <ListFailure error={error} retry={refetch} />
      ) : !data ? (
        <ListSkeleton label="Ładowanie sprzedaży za granicę" />
      ) : (
        <div className="space-y-12">
          <ThresholdMeter abroad={data} />
          <DestinationSwitch abroad={data} isOwner={isOwner} />
          <DestinationRates abroad={data} isOwner={isOwner} />
          <OssTable />
        </div>
      )}
    </section>
  )
}

/** A mark beside the link once the threshold is near and nothing was decided, or a rate is missing. */
export function AbroadMark() {
  const { data } = useQuery(abroadQuery)
  if (!data) return null
  const isMissing = data.since !== null && data.served.some(({ missing }) => missing.length > 0)
  const isNear = data.since === null && (data.step !== null || data.isOverLastYear)
  return (
    <PanelCount
      count={isMissing || isNear ? 1 : 0}
      say={() => (isMissing ? 'brakuje stawek' : 'próg jest blisko')}
      tone={isMissing || data.step === 100 ? 'bad' : 'waiting'}
    />
  )
}
