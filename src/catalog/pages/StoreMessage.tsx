import { Button } from '../../ui/Button.tsx'

interface Props {
  text: string
  next?: string
  action?: { label: string; run: () => unknown }
}

/** What stands in place of the shelf when there is nothing to put on it. */
export function StoreMessage({ text, next, action }: Props) {
  return (
    <div role={action && 'alert'} className="mt-4 border-t border-line py-16">
      <p className={`font-display text-2xl ${action ? 'text-clay' : ''}`}>{text}</p>
      {next && <p className="mt-3 text-mid">{next}</p>}
      {action && (
        <Button look="outline" className="mt-8" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
