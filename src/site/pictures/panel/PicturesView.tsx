import { languageOffer, offeredLanguages } from '../../../i18n/language-offer.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../panel-kit/address.ts'
import { ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { ViewHead } from '../../../panel-kit/ViewHead.tsx'
import { pictureSlots } from '../../../ui/pictures/picture-slots.ts'
import type { AdminPicture } from '../own-picture.ts'
import { originalPictures } from './original-pictures.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { pictureSlotsQuery } from './picture-slots.query.ts'

/** The pictures of the public pages, and what an owner has put in their place. */
export function PicturesView() {
  const { data: places, error, refetch } = useQuery(pictureSlotsQuery)
  const { picture } = useAddress()
  const edited = places?.find(({ id }) => id === picture)
  if (!places) return error ? <ListFailure error={error} retry={refetch} /> : <ListSkeleton label="Ładowanie obrazów" />
  return (
    <>
      <ViewHead title="Obrazy na stronie" />
      <p className="mb-8 max-w-prose text-sm text-mid">
        Każdy z tych obrazów możesz zastąpić własnym. Wystarczy jedno duże zdjęcie: wszystkie potrzebne wielkości
        powstaną same, a oryginał zawsze można przywrócić.
      </p>
      {[...Map.groupBy(places, ({ id }) => pictureSlots[id].page.label)].map(([page, shown]) => (
        <section key={page} className="mb-10">
          <h3 className="mb-4 border-b border-line pb-2 text-lg">{page}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-x-6">
            {shown.map((place) => (
              <Place key={place.id} place={place} />
            ))}
          </ul>
        </section>
      ))}
      {edited && <PictureDialog key={edited.id} place={edited} />}
    </>
  )
}

function Place({ place: { id, own } }: { place: AdminPicture }) {
  const { label } = pictureSlots[id]
  return (
    <li>
      <PanelLink asked={{ tab: 'pictures', picture: id }} className="group block rounded-xs">
        <span className="grid aspect-4/3 grid-rows-[minmax(0,1fr)] overflow-hidden rounded-xs border border-line bg-paper p-2 group-hover:border-ink">
          <img
            src={own?.shownUrl ?? originalPictures[id]}
            alt=""
            loading="lazy"
            className="size-full min-h-0 object-contain"
          />
        </span>
        <span className="mt-2 block text-sm font-medium group-hover:underline">
          <span className="sr-only">Zmień: </span>
          {label}
        </span>
      </PanelLink>
      <p className="mt-1">
        <PanelBadge tone={own ? 'good' : 'plain'}>{own ? 'Własny' : 'Oryginał'}</PanelBadge>
      </p>
      {own && !pictureSlots[id].hasNoAlt && <Words alt={own.alt} />}
    </li>
  )
}

function Words({ alt }: { alt: Partial<Record<string, string>> }) {
  if (Object.values(alt).every((words) => !words)) return <p className="mt-1 text-xs text-mid">ozdoba, bez opisu</p>
  const missing = offeredLanguages().filter((language) => language !== languageOffer.now().first && !alt[language])
  return missing.length > 0 && <p className="mt-1 text-xs font-medium text-clay">brak opisu: {missing.join(', ')}</p>
}
