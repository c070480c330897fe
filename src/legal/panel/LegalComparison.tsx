import { useState } from 'react'
import { languageOffer } from '../../i18n/language-offer.ts'
import type { Language } from '../../kernel/language.ts'
import { lineDifferences, type LineDifference } from '../../panel-kit/line-differences.ts'
import { panelBox } from '../../panel-kit/fields/PanelField.tsx'
import { formatDay } from '../../panel-kit/panel-format.ts'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import { textDifference } from '../../panel-kit/text-difference.ts'
import type { LegalDraft, LegalDraftText } from '../legal-draft.ts'
import { legalNames } from '../legal-names.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

interface Props {
  stored: LegalDraft
  texts: LegalDraftText[]
  /** With what it begins. */
  begin: string | undefined
  onClose(): void
}

const asLines = (texts: LegalDraftText[], language: Language) => {
  const { title, markdown } = texts.find((text) => text.language === language) ?? { title: '', markdown: '' }
  return `${title}\n${markdown}`
}

/** What is written beside what holds, what came with the program, or what was saved. */
export function LegalComparison({ stored, texts, begin = 'holds', onClose }: Props) {
  const [compared, setCompared] = useState(begin)
  const [language, setLanguage] = useState<Language>(languageOffer.now().first)
  const others = {
    holds: { label: `co obowiązuje (od ${formatDay(stored.holds.version)})`, texts: stored.holds.texts },
    original: {
      label: `tekst z\u00A0programu (z ${formatDay(stored.original.version)})`,
      texts: stored.original.texts,
    },
    saved: { label: 'zapisany szkic', texts: stored.texts },
  }
  const [name, other] = Object.entries(others).find(([one]) => one === compared) ?? ['holds', others.holds]
  const told = lineDifferences(asLines(other.texts, language), asLines(texts, language))
  return (
    <PanelDialog title={`Porównanie: ${legalNames[stored.document]}`} onClose={onClose}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4 text-sm">
        <LanguageChoice shown={language} choose={setLanguage} />
        <label className="flex flex-wrap items-center gap-2">
          Przedtem:
          <select value={name} onChange={({ target }) => setCompared(target.value)} className={`${panelBox} max-w-72`}>
            {Object.entries(others).map(([one, { label }]) => (
              <option key={one} value={one}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {told.every(({ kind }) => kind === 'same') ? (
        <p className="py-8 text-center text-mid">Nic się nie różni.</p>
      ) : (
        <div lang={language} className="space-y-3 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
          {partsOf(told).map((part, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same lines may come twice
            <Part key={place} part={part} />
          ))}
        </div>
      )}
    </PanelDialog>
  )
}

type Part = Exclude<LineDifference, { kind: 'same' }> | { kind: 'same'; lines: string[] }

/** Lines that stayed are told together. */
function partsOf(told: LineDifference[]): Part[] {
  const parts: Part[] = []
  for (const one of told) {
    const last = parts.at(-1)
    if (one.kind !== 'same') parts.push(one)
    else if (last?.kind === 'same') last.lines.push(one.line)
    else parts.push({ kind: 'same', lines: [one.line] })
  }
  return parts
}

const gone = 'rounded-xs bg-clay/12 text-[#8c3520]'
const come = 'rounded-xs bg-sea/25 text-[#23504c] no-underline'

function Part({ part }: { part: Part }) {
  if (part.kind === 'same') {
    const [first, last] = [part.lines[0], part.lines.at(-1)]
    if (part.lines.length <= 3) return <p className="text-mid">{part.lines.join('\n')}</p>
    return (
      <details className="text-mid">
        <summary className="cursor-pointer">
          {first}
          {`\n… bez zmian: ${part.lines.length - 2} …\n`}
          {last}
        </summary>
        {part.lines.slice(1, -1).join('\n')}
      </details>
    )
  }
  if (part.kind === 'changed') {
    const { head, gone: left, come: added, tail } = textDifference(part.before, part.after)
    return (
      <p>
        {head}
        {left && <Gone text={left} />}
        {added && <Come text={added} />}
        {tail}
      </p>
    )
  }
  return <p>{part.kind === 'gone' ? <Gone text={part.line} /> : <Come text={part.line} />}</p>
}

const Gone = ({ text }: { text: string }) => (
  <>
    <span className="sr-only"> usunięto: </span>
    <del className={gone}>{text}</del>
  </>
)

const Come = ({ text }: { text: string }) => (
  <>
    <span className="sr-only"> dodano: </span>
    <ins className={come}>{text}</ins>
  </>
)
