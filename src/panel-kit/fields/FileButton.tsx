import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { PanelButton } from '../PanelButton.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  icon: LucideIcon
  choose(file: File | undefined): void
}

/** A button for choosing a file. */
export function FileButton({ icon: Icon, choose, children, ...field }: Props) {
  return (
    <span className="relative inline-flex">
      {/* The transparent field lies over the visible button and takes clicks and focus. */}
      <input
        {...field}
        type="file"
        onChange={({ target }) => {
          choose(target.files?.[0])
          // So that the same file can be chosen again.
          target.value = ''
        }}
        className="peer absolute inset-0 w-full cursor-pointer opacity-0 disabled:cursor-default"
      />
      <span className="inline-flex min-h-9 items-center gap-2 rounded border border-ink/25 px-3.5 py-1 font-medium peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-violet peer-disabled:opacity-60 pointer-coarse:min-h-11">
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {children}
      </span>
    </span>
  )
}

interface Progress {
  label: string
  percent: number
  /** Absent when it is too late to cancel. */
  cancel: (() => void) | undefined
}

/** The progress of an upload. */
export function UploadProgress({ label, percent, cancel }: Progress) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <progress
        aria-label={label}
        max={100}
        value={percent}
        className="h-1.5 min-w-24 flex-1 appearance-none overflow-hidden rounded-full bg-ink/10 [&::-moz-progress-bar]:bg-violet [&::-webkit-progress-bar]:bg-ink/10 [&::-webkit-progress-value]:bg-violet forced-colors:border forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
      />
      {/* At 100% the server is still processing the file. */}
      <span className="text-xs text-mid tabular-nums">{percent < 100 ? `${percent}%` : 'Przetwarzanie...'}</span>
      {cancel && <PanelButton onClick={cancel}>Przerwij</PanelButton>}
    </div>
  )
}
