import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useAddress } from '../address.ts'
import { PanelLink } from '../PanelLink.tsx'
import { editLinkId } from '../forms/useEditing.ts'

const shape =
  'grid size-[36px] shrink-0 place-items-center rounded text-mid hover:bg-ink/8 hover:text-ink disabled:opacity-40 disabled:hover:bg-transparent pointer-coarse:size-[44px]'

interface Props extends ComponentProps<'button'> {
  icon: LucideIcon
  /** Says what it does, and to what. */
  label: string
  /** While it works it keeps the focus. */
  isPending?: boolean
}

/** Something that can be done with a row, as a sign. */
export function RowButton({ icon: Icon, label, isPending = false, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onClick}
      className={shape}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
    </button>
  )
}

/** The way into a row's form; the focus comes back to it. */
export function EditLink({
  icon: Icon,
  id,
  label,
  isShown,
}: Pick<Props, 'icon' | 'label'> & { id: number; isShown: boolean }) {
  const asked = useAddress()
  return (
    <PanelLink
      id={editLinkId(id)}
      asked={{ ...asked, edit: String(id) }}
      aria-label={label}
      title={label}
      aria-current={isShown ? 'true' : undefined}
      className={shape}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
    </PanelLink>
  )
}
