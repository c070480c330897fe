import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { readResponse } from '../../web/api.ts'
import { useAppContext, useTexts } from '../../web/app-context.tsx'
import { useOwnCall } from '../account/useOwnCall.ts'
import { customersTexts } from '../texts.ts'

/** Why orders made without an account aren't here yet, and the way to them. */
export function AskForProof() {
  const { api } = useAppContext()
  const texts = useTexts(customersTexts).accountSections.proof
  const ownCall = useOwnCall()
  const [state, setState] = useState<'asked' | 'under way' | 'sent' | 'failed'>('asked')
  const ask = () => {
    setState('under way')
    ownCall(readResponse(api.customers['email-proof'].$post())).then(
      () => setState('sent'),
      () => setState('failed'),
    )
  }
  return (
    <div className="mt-10 border-l-2 border-violet pl-5">
      <p className="text-mid">{texts.explanation}</p>
      <Button
        look="outline"
        className="mt-4"
        aria-disabled={state === 'under way'}
        onClick={() => state !== 'under way' && ask()}
      >
        {state === 'under way' ? texts.sending : texts.ask}
      </Button>
      <output className="mt-3 block min-h-7">{state === 'sent' && texts.sent}</output>
      <p role="alert" className="text-clay">
        {state === 'failed' && texts.failed}
      </p>
    </div>
  )
}
