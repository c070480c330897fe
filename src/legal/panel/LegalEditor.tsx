import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAddress } from '../../panel-kit/address.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { ConflictNotice } from '../../panel-kit/forms/ConflictNotice.tsx'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { formatDay } from '../../panel-kit/panel-format.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { languages } from '../../kernel/language.ts'
import { readResponse } from '../../web/api.ts'
import { changedTexts, legalDraftTexts, problemsOf, type LegalDraft, type LegalDraftText } from '../legal-draft.ts'
import { legalNames } from '../legal-names.ts'
import type { LegalDocument } from '../legal.ts'
import { LegalComparison } from './LegalComparison.tsx'
import { LegalFields, type LegalValues } from './LegalFields.tsx'
import { LegalPreview } from './LegalPreview.tsx'
import { PublishLegal } from './PublishLegal.tsx'
import { legalDraftQuery } from './legal-documents.query.ts'

/** A text of the law, to be written in all languages. */
export function LegalEditor({ document }: { document: LegalDocument }) {
  const { data: draft, error, refetch } = useQuery(legalDraftQuery(document))
  return (
    <section>
      <ViewHead id="legal-head" title={legalNames[document]}>
        <PanelLink asked={{ tab: 'legal' }} className="text-sm text-violet underline underline-offset-4">
          Wszystkie dokumenty
        </PanelLink>
      </ViewHead>
      {!draft && !error && <ListSkeleton label="Ładowanie tekstu" />}
      {!draft && error && <ListFailure error={error} retry={refetch} />}
      {draft && <DraftForm begin={draft} />}
    </section>
  )
}

const typedDraft = z.object({ texts: legalDraftTexts })

const valuesOf = ({ texts }: LegalDraft): LegalValues => ({
  texts: languages.map(
    (language) => texts.find((text) => text.language === language) ?? { language, title: '', markdown: '' },
  ),
})

function DraftForm({ begin }: { begin: LegalDraft }) {
  const client = useQueryClient()
  const { compare } = useAddress()
  const [stored, setStored] = useState(begin)
  const [attempts, setAttempts] = useState(0)
  const [isShown, setShown] = useState<'preview' | 'compare' | 'publish' | undefined>(compare ? 'compare' : undefined)
  const { document, version } = stored
  const form = usePanelForm<LegalValues, LegalDraft>({
    schema: typedDraft,
    values: valuesOf(stored),
    send: ({ texts }) =>
      readResponse(
        api.admin['legal-documents'][':id'].draft.$put({ param: { id: document }, json: { texts, version } }),
      ),
    done: 'Szkic został zapisany',
    restsOn(answer) {
      setStored(answer)
      return valuesOf(answer)
    },
    onSent(answer) {
      setStored(answer)
      form.reset(valuesOf(answer))
    },
  })
  const load = async () => {
    const current = await client.fetchQuery({ ...legalDraftQuery(document), staleTime: 0 })
    setStored(current)
    return valuesOf(current)
  }
  const submit = (event?: { preventDefault(): void }) => {
    setAttempts(attempts + 1)
    form.submit(event)
  }
  const texts = form.watch('texts')
  const problems = stored.offered.flatMap((language) => {
    const text = texts.find((one) => one.language === language)
    return text ? problemsOf(document, text, stored) : []
  })
  const close = () => setShown(undefined)
  return (
    <>
      <State stored={stored} texts={texts} />
      <PanelFormFrame form={{ ...form, submit }} label={legalNames[document]} className="space-y-6">
        <LegalFields form={form} document={document} stored={stored} attempts={attempts} />
        <ConflictNotice form={form} load={load} />
        <div className="bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 border-t border-line bg-salt px-1 py-3 sm:sticky">
          <FormButtons form={{ ...form, submit }} label="Zapisz szkic" />
          <PanelButton onClick={() => setShown('preview')}>Podgląd</PanelButton>
          <PanelButton onClick={() => setShown('compare')}>Porównaj</PanelButton>
          <PanelButton
            disabled={form.isDirty || version === 0 || problems.length > 0}
            onClick={() => setShown('publish')}
          >
            Ogłoś…
          </PanelButton>
          <Discard stored={stored} onDone={() => void load().then(form.reset)} />
          <p className="text-xs text-mid">{sayWhyNot(form.isDirty || version === 0, problems.length > 0)}</p>
        </div>
      </PanelFormFrame>
      {isShown === 'preview' && (
        <LegalPreview document={document} texts={texts} isSaved={!form.isDirty && version > 0} onClose={close} />
      )}
      {isShown === 'compare' && <LegalComparison stored={stored} texts={texts} begin={compare} onClose={close} />}
      {isShown === 'publish' && <PublishLegal stored={stored} onClose={close} />}
    </>
  )
}

function sayWhyNot(isUnsaved: boolean, hasProblems: boolean): string | undefined {
  if (hasProblems) return 'Ogłosić będzie można, gdy znikną uwagi pod tekstami.'
  return isUnsaved ? 'Ogłasza się zapisany szkic.' : undefined
}

/** What the text is: what holds, or a draft that differs from it. */
function State({ stored, texts }: { stored: LegalDraft; texts: LegalDraftText[] }) {
  const changed = changedTexts(texts, stored.holds.texts).map(({ language }) => language)
  const since = formatDay(stored.holds.version)
  return (
    <p className="mb-6 max-w-3xl text-sm text-mid">
      {changed.length === 0
        ? `To tekst, który obowiązuje od ${since}. Zmiany zobaczą klienci dopiero po ogłoszeniu.`
        : `Od tekstu, który obowiązuje od ${since}, różni się: ${changed.join(', ')}.`}
    </p>
  )
}

/** Gives up what was saved. */
function Discard({ stored, onDone }: { stored: LegalDraft; onDone(): void }) {
  const { document, version } = stored
  const { act, isPending } = useAction({
    call: () =>
      readResponse(api.admin['legal-documents'][':id'].draft.$delete({ param: { id: document }, json: { version } })),
    done: 'Szkic został usunięty',
    onDone,
  })
  if (version === 0) return null
  const ask = async () => {
    const agrees = await confirm({
      title: 'Porzucić szkic?',
      text: 'Zapisane zmiany znikną, a\u00A0w\u00A0formularzu stanie tekst, który obowiązuje.',
      agree: 'Porzuć szkic',
    })
    if (agrees) act()
  }
  return (
    <PanelButton look="quietDanger" isPending={isPending} onClick={() => void ask()}>
      Porzuć szkic
    </PanelButton>
  )
}
