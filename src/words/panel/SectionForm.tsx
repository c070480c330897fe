import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { confirm } from '../../panel-kit/confirm.ts'
import { ConflictNotice } from '../../panel-kit/forms/ConflictNotice.tsx'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import { sectionOf, type SectionName } from '../sections.ts'
import { draftOf, eachSaid, stands, textOf, type ShownSection } from '../words.ts'
import { TextRow } from './TextRow.tsx'
import { sectionQuery } from './words.query.ts'

export type Typed = Record<string, string>

const typedOf = ({ texts }: ShownSection): Typed =>
  Object.fromEntries(texts.flatMap((text) => eachSaid(text).map(([, one]) => [one.key, textOf(one)])))

interface Props {
  section: SectionName
  /** As it is stored now. */
  current: ShownSection
  search: string
}

/** Each text in its languages beside each other. What is typed is kept as a draft, and published together. */
export function SectionForm({ section, current, search }: Props) {
  const client = useQueryClient()
  // What is typed rests on what was there when it was begun; where nothing is, the newest is shown.
  const [stored, setStored] = useState(current)
  const form = usePanelForm<Typed, ShownSection>({
    schema: useMemo(() => draftOf(stored.texts), [stored]),
    values: useMemo(() => typedOf(stored), [stored]),
    isLive: true,
    send: (_, changed) =>
      readResponse(
        api.admin.words[':section'].$put({ param: { section }, json: { version: stored.version, ...changed } }),
      ),
    done: 'Szkic został zapisany. Goście zobaczą go dopiero po opublikowaniu.',
    restsOn(answer) {
      show(answer)
      setStored(answer)
      return typedOf(answer)
    },
    onSent: show,
  })
  const { isDirty } = form
  if (!isDirty && current !== stored) setStored(current)

  const { queryKey } = sectionQuery(section)
  function show(next: ShownSection) {
    client.setQueryData(queryKey, next)
  }
  const load = async () => {
    const next = await client.fetchQuery({ ...sectionQuery(section), staleTime: 0 })
    setStored(next)
    return typedOf(next)
  }
  const sought = search.trim().toLowerCase()
  const shown = stored.texts.filter((text) => eachSaid(text).some(([, one]) => stands(sought, one)))
  return (
    <PanelFormFrame form={form} label={sectionOf(section).title}>
      <p className="mb-6 max-w-prose text-sm text-mid">
        Tekst jest zwykłym tekstem: znaczniki HTML zostaną pokazane tak, jak je wpisano. W miejsce nazw w nawiasach
        klamrowych program wstawia to, co zmienne; wszędzie można użyć {'{shop}, {since}, {officeEmail} i {phone}'}.
      </p>
      <Outdated section={section} stored={stored} onDone={show} />
      <div className="divide-y divide-line border-y border-line">
        {shown.map((text) => (
          <TextRow key={eachSaid(text)[0]?.[1].key} form={form} text={text} />
        ))}
      </div>
      <div className="sticky bottom-0 -mx-1 flex flex-col gap-3 border-t border-line bg-salt px-1 py-3">
        <ConflictNotice form={form} load={load} />
        <div className="flex flex-wrap items-center gap-3 sm:gap-6">
          <FormButtons form={form} label="Zapisz szkic" />
          {!isDirty && <Draft section={section} stored={stored} onDone={show} />}
        </div>
      </div>
    </PanelFormFrame>
  )
}

interface Kept {
  section: SectionName
  stored: ShownSection
  onDone(next: ShownSection): void
}

const saidIn = ({ texts }: ShownSection) => texts.flatMap((text) => eachSaid(text).map(([, one]) => one))

/** What was written and isn't published yet. */
function Draft({ section, stored, onDone }: Kept) {
  const json = { version: stored.version }
  const drafts = saidIn(stored).filter(({ draft }) => draft !== undefined).length
  const publish = useAction({
    call: () => readResponse(api.admin.words[':section'].publish.$post({ param: { section }, json })),
    done: 'Teksty zostały opublikowane',
    onDone,
  })
  const discard = useAction({
    call: () => readResponse(api.admin.words[':section'].discard.$post({ param: { section }, json })),
    done: 'Szkic został odrzucony',
    onDone,
  })
  if (drafts === 0) return null
  const askAndDiscard = async () => {
    const agrees = await confirm({
      title: 'Odrzucić szkic?',
      text: `Nieopublikowane teksty tej części: ${drafts}. Zostaną usunięte, a to, co widzą goście, się nie zmieni.`,
      agree: 'Odrzuć szkic',
    })
    if (agrees) discard.act()
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="text-sm text-mid max-sm:sr-only">Nieopublikowane teksty: {drafts}</span>
      <PanelButton look="solid" isPending={publish.isPending} onClick={() => publish.act()}>
        Opublikuj
      </PanelButton>
      <PanelButton look="quietDanger" isPending={discard.isPending} onClick={() => void askAndDiscard()}>
        Odrzuć szkic
      </PanelButton>
    </div>
  )
}

/** What a newer program says otherwise under the owner's words. */
function Outdated({ section, stored, onDone }: Kept) {
  const keep = useAction({
    call: () =>
      readResponse(api.admin.words[':section'].keep.$post({ param: { section }, json: { version: stored.version } })),
    done: 'Twoje teksty zostają',
    onDone,
  })
  const outdated = saidIn(stored).filter(({ writtenOver }) => writtenOver !== undefined).length
  if (outdated === 0) return null
  return (
    <div role="note" className="mb-6 border-l-2 border-sea py-1 pl-4 text-sm">
      <p>Po aktualizacji programu oryginał zmienił się w tekstach: {outdated}. Twoje słowa są nadal na stronie.</p>
      <PanelButton className="mt-3" isPending={keep.isPending} onClick={() => keep.act()}>
        Zostaw moje teksty
      </PanelButton>
    </div>
  )
}
