import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { languageNames } from '../../i18n/language-names.ts'
import { offeredLanguages } from '../../i18n/language-offer.ts'
import { sourceLanguage, type Language } from '../../kernel/language.ts'
import { FramedLetter } from '../../panel-kit/FramedLetter.tsx'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import type { Letter } from '../sections.ts'
import { letterQuery } from './words.query.ts'

const shape =
  'inline-flex min-h-9 items-center rounded px-2.5 text-sm font-medium text-violet hover:bg-violet/8 pointer-coarse:min-h-11'

/** Shows the real page, or the letter, with what is being written: in each language. */
export function WaysToLook({ page, letter }: { page?: string; letter?: Letter }) {
  const [shown, setShown] = useState<Language>()
  const offered: readonly Language[] = letter === 'offer' ? [sourceLanguage] : offeredLanguages()
  return (
    <div className="flex flex-wrap items-center gap-1">
      <span className="mr-1 text-sm text-mid">Podgląd ze szkicem:</span>
      {offered.map((language) =>
        page ? (
          <a
            key={language}
            href={`${page}?lang=${language}&preview=words`}
            target="_blank"
            rel="noreferrer"
            aria-label={`Podgląd strony: ${languageNames[language]} (nowa karta)`}
            className={shape}
          >
            {language.toUpperCase()}
          </a>
        ) : (
          <button
            key={language}
            type="button"
            aria-label={`Podgląd listu: ${languageNames[language]}`}
            onClick={() => setShown(language)}
            className={shape}
          >
            {language.toUpperCase()}
          </button>
        ),
      )}
      {letter && shown && <LetterDialog letter={letter} language={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}

function LetterDialog({ letter, language, onClose }: { letter: Letter; language: Language; onClose(): void }) {
  const { data: written, error, refetch } = useQuery(letterQuery(letter, language))
  return (
    <PanelDialog title={`Podgląd listu: ${languageNames[language]}`} onClose={onClose}>
      {written ? (
        <div className="flex h-full flex-col gap-4">
          <p className="min-w-0 text-sm">
            <span className="text-mid">Temat: </span>
            <span className="font-medium">{written.subject}</span>
          </p>
          <FramedLetter
            title="Wygląd listu"
            // The frame may open no windows, so its links lead nowhere; without this they would take its place.
            html={written.html.replace('<head>', '<head><base target="_blank">')}
            className="min-h-96 w-full flex-1 rounded border border-line bg-salt"
          />
        </div>
      ) : error ? (
        <ListFailure error={error} retry={refetch} />
      ) : (
        <ListSkeleton label="Ładowanie listu" />
      )}
    </PanelDialog>
  )
}
