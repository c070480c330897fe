import { PanelButton } from '../PanelButton.tsx'

interface Props {
  label: string
  percent: number
  /** Left out where it is too late to stop it. */
  cancel: (() => void) | undefined
}

/** How far a file has come on its way to the server. */
export function UploadProgress({ label, percent, cancel }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <progress
        aria-label={label}
        max={100}
        value={percent}
        className="h-1.5 min-w-24 flex-1 appearance-none overflow-hidden rounded-full bg-ink/10 [&::-moz-progress-bar]:bg-violet [&::-webkit-progress-bar]:bg-ink/10 [&::-webkit-progress-value]:bg-violet forced-colors:border forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
      />
      {/* All of it has been sent: now the server is at work on it. */}
      <span className="text-xs text-mid tabular-nums">{percent < 100 ? `${percent}%` : 'Przetwarzanie...'}</span>
      {cancel && <PanelButton onClick={cancel}>Przerwij</PanelButton>}
    </div>
  )
}
