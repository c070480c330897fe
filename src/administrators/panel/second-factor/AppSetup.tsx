import { useQuery } from '@tanstack/react-query'
import { encode } from 'uqr'
import { TextField } from '../../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import { readResponse } from '../../../web/api.ts'
import { codeShown } from '../../second-factor/second-factor.ts'

interface Props {
  onClose(): void
  onAdded(recoveryCodes: string[] | null): void
}

/** Shows a new secret to an app on a phone, and has a code of it confirm that the app has it. */
export default function AppSetup({ onClose, onAdded }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['proposed-app'],
    queryFn: () => readResponse(api.admin['second-factor'].app.proposal.$post()),
    // The secret that the phone has read is the one to confirm, also after a wrong code, which has all else asked for again.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
  })
  return (
    <PanelDialog title="Aplikacja z kodami" isSmall onClose={onClose}>
      {error && !data && <ListFailure error={error} retry={refetch} />}
      {!data && !error && <ListSkeleton label="Przygotowuję..." rows={3} />}
      {data && <Proposal {...data} onAdded={onAdded} />}
    </PanelDialog>
  )
}

interface Proposed {
  secret: string
  address: string
  sealed: string
  onAdded: Props['onAdded']
}

function Proposal({ secret, address, sealed, onAdded }: Proposed) {
  const form = usePanelForm({
    schema: codeShown,
    values: { code: '' },
    send: ({ code }) => readResponse(api.admin['second-factor'].app.$put({ json: { sealed, code } })),
    done: 'Aplikacja z kodami działa',
    onSent: ({ recoveryCodes }) => onAdded(recoveryCodes),
  })
  return (
    <>
      <p className="text-sm">
        Zeskanuj ten kod aplikacją, na przykład Aegis, 2FAS, Google Authenticator albo menedżerem haseł.
      </p>
      <QrCode content={address} />
      <p className="text-sm text-mid">Albo wpisz w&nbsp;aplikacji ten sekret:</p>
      <p className="mt-1 font-mono text-sm tracking-wide wrap-anywhere select-all">
        {(secret.match(/.{1,4}/g) ?? []).join(' ')}
      </p>
      <PanelFormFrame form={form} label="Kod z aplikacji" className="mt-5 space-y-4 border-t border-line pt-5">
        <TextField
          form={form}
          name="code"
          label="Kod, który pokazuje aplikacja"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-40 tabular-nums"
        />
        <PanelButton type="submit" look="solid" isPending={form.isSending}>
          {form.isSending ? 'Sprawdzam...' : 'Włącz kody'}
        </PanelButton>
      </PanelFormFrame>
    </>
  )
}

function QrCode({ content }: { content: string }) {
  const { data, size } = encode(content, { border: 2 })
  const dark = data.flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label="Kod QR z sekretem dla aplikacji"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="my-4 size-52 bg-white text-black"
    >
      <path d={dark} fill="currentColor" />
    </svg>
  )
}
