import { useRouterState } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { CallFailed, readResponse } from '../../web/api.ts'
import { useAppContext, useTexts } from '../../web/app-context.tsx'
import { Button } from '../../ui/Button.tsx'
import { uiTexts } from '../../ui/texts.ts'

type State = 'idle' | 'sending' | 'sent'

/**
 * Asks for the newsletter. It is a plain form that leads to a page with the answer; where scripts run, the answer comes in its place.
 * It has no live region and none of the names of other forms' fields, since it stands beside them.
 */
export function NewsletterForm() {
  const { api, language } = useAppContext()
  const texts = useTexts(uiTexts).newsletter
  const page = useRouterState({ select: ({ location }) => location.pathname })
  const [state, setState] = useState<State>('idle')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const answer = useRef<HTMLParagraphElement>(null)
  const id = useId()
  useEffect(() => {
    if (state === 'sent') answer.current?.focus()
  }, [state])

  const send = async (email: string, website: string) => {
    setState('sending')
    setProblem(undefined)
    try {
      await readResponse(api.newsletter.$post({ json: { email, website, page } }))
      setState('sent')
    } catch (error) {
      const said = error instanceof CallFailed ? (error.fields['email'] ?? error.sentence) : undefined
      setProblem(said ?? texts.failed)
      setState('idle')
      field.current?.focus()
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    const typed = new FormData(event.currentTarget)
    void send(String(typed.get('email')), String(typed.get('website')))
  }

  if (state === 'sent') {
    return (
      <p ref={answer} tabIndex={-1} className="max-w-md font-display text-2xl outline-none">
        {texts.sent}
      </p>
    )
  }
  return (
    <form
      method="post"
      action={`/newsletter?lang=${language}`}
      aria-busy={state === 'sending'}
      onSubmit={onSubmit}
      className="relative max-w-md"
    >
      <label htmlFor={id} className="mb-2 block font-medium">
        {texts.inbox}
      </label>
      <input
        ref={field}
        id={id}
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        pattern=".+@.+"
        placeholder="name@example.com"
        dir="auto"
        readOnly={state === 'sending'}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-consent${problem ? ` ${id}-problem` : ''}`}
        className={`block min-h-12 w-full rounded border px-4 py-2 border-ink/55 bg-paper text-ink placeholder:text-mid hover:border-ink`}
      />
      {problem && (
        <p id={`${id}-problem`} className={`mt-2 text-clay`}>
          {problem}
        </p>
      )}
      <p id={`${id}-consent`} className={`mt-3 text-sm text-mid`}>
        {texts.consent}{' '}
        <a href="/privacy" className="whitespace-nowrap underline underline-offset-4">
          {texts.privacy}
        </a>
      </p>
      <Button type="submit" look="outline" className="mt-5">
        {state === 'sending' ? texts.sending : texts.send}
      </Button>
      <input type="hidden" name="page" value={page} />
      {/* Nobody sees, hears or reaches this field; programs that fill in everything fill it in, too. */}
      <div aria-hidden="true" className="absolute top-0 -left-[200vw] h-px w-px overflow-hidden">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </form>
  )
}
