import { useState } from 'react'
import { useAddress } from '../../panel-kit/address.ts'
import { PanelButton, buttonShape } from '../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import { answerableLines, type AnswerableLine, type Opening, type OpeningLine } from '../opening.ts'
import { answerWords, lineWords } from './opening-words.ts'

type Lines = Opening['lines']

const isAnswerable = (line: OpeningLine): line is AnswerableLine => (answerableLines as OpeningLine[]).includes(line)

/** What is left, each with the button that leads to it, and what an administrator has answered for. */
export function OpeningLines({ lines, onAnswered }: { lines: Lines; onAnswered(): void }) {
  const answering = useAction({
    call: (answer: { line: AnswerableLine; isAnswered: boolean }) =>
      readResponse(api.admin.opening.line.$put({ json: answer })),
    done: (_, { line, isAnswered }) => (isAnswered ? answerWords[line].answered : 'Wiersz wrócił na listę'),
    // The pressed button disappears with its line.
    onDone: onAnswered,
  })
  const answered = lines.flatMap(({ line, isAnswered }) => (isAnswered && isAnswerable(line) ? [line] : []))
  return (
    <>
      <ul className="mt-4 gap-x-12 border-t border-line xl:grid xl:grid-cols-2">
        {lines.map(
          ({ line, isAnswered }) =>
            !isAnswered && (
              <Line
                key={line}
                line={line}
                isPending={answering.isPending}
                answer={isAnswerable(line) ? () => answering.act({ line, isAnswered: true }) : undefined}
              />
            ),
        )}
      </ul>
      {answered.map((line) => (
        <p key={line} className="mt-2 text-mid">
          {answerWords[line].answered}.{' '}
          <button
            type="button"
            onClick={() => answering.act({ line, isAnswered: false })}
            className="min-h-6 rounded text-violet underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
          >
            Cofnij<span className="sr-only">: {answerWords[line].answered}</span>
          </button>
        </p>
      ))}
    </>
  )
}

interface LineProps {
  line: OpeningLine
  isPending: boolean
  answer: (() => void) | undefined
}

function Line({ line, isPending, answer }: LineProps) {
  const { title, why, place, how } = lineWords[line]
  const address = useAddress()
  const [isOpen, setOpen] = useState(false)
  const isHere = Object.entries(place?.asked ?? {}).every(([name, value]) => address[name] === value)
  const id = `opening-${line}`
  return (
    <li className="flex flex-wrap content-start items-center justify-between gap-x-8 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p id={id} className="font-medium">
          {title}
        </p>
        <p className="max-w-prose text-mid">{why}</p>
        {how && isOpen && (
          <p id={`${id}-how`} className="mt-1 max-w-prose">
            {how}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {place && !isHere && (
          <PanelLink
            asked={place.asked}
            aria-describedby={id}
            className={`${buttonShape} border border-ink/25 bg-white hover:border-ink`}
          >
            {place.label}
          </PanelLink>
        )}
        {how && (
          <PanelButton
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-how` : undefined}
            aria-describedby={id}
            onClick={() => setOpen(!isOpen)}
          >
            Jak to zrobić
          </PanelButton>
        )}
        {answer && isAnswerable(line) && (
          <PanelButton look="quiet" isPending={isPending} aria-describedby={id} onClick={answer}>
            {answerWords[line].agree}
          </PanelButton>
        )}
      </div>
    </li>
  )
}
