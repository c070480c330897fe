import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { languageNames } from '../../i18n/language-names.ts'
import { languageOffer } from '../../i18n/language-offer.ts'
import type { Language } from '../../kernel/language.ts'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import type { LegalDraftText } from '../legal-draft.ts'
import { legalNames } from '../legal-names.ts'
import type { LegalDocument } from '../legal.ts'
import { addressOfPaper, legalPreviewQuery } from './legal-documents.query.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { TrustedMarkup } from '../../ui/TrustedMarkup.tsx'

interface Props {
  document: LegalDocument
  texts: LegalDraftText[]
  isSaved: boolean
  onClose(): void
}

/** What is written, as its page and its PDF will show it. */
export function LegalPreview({ document, texts, isSaved, onClose }: Props) {
  const [language, setLanguage] = useState<Language>(languageOffer.now().first)
  const text = texts.find((one) => one.language === language) ?? { language, title: '', markdown: '' }
  const { data: shown, error, refetch } = useQuery(legalPreviewQuery(document, text))
  return (
    <PanelDialog title={`Podgląd: ${legalNames[document]}`} onClose={onClose}>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4 text-sm">
        <LanguageChoice shown={language} choose={setLanguage} />
        {isSaved ? (
          <a
            href={addressOfPaper(document, language)}
            target="_blank"
            rel="noreferrer"
            className="text-violet underline underline-offset-4"
          >
            Otwórz PDF ({languageNames[language]})
          </a>
        ) : (
          <span className="text-mid">PDF powstaje z zapisanego szkicu.</span>
        )}
      </div>
      {!shown && !error && <ListSkeleton label="Przygotowywanie podglądu" />}
      {!shown && error && <ListFailure error={error} retry={refetch} />}
      {shown && (
        <article lang={language} className="mx-auto max-w-[50ch] text-lg">
          <h3 className="text-4xl sm:text-5xl">{shown.title}</h3>
          <TrustedMarkup className="legal mt-10" html={shown.html} />
        </article>
      )}
    </PanelDialog>
  )
}
