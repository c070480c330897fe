import { useAppContext } from '../../web/app-context.tsx'
import { Links } from './Links.tsx'

/** The ways to all main pages. */
export function DrawerLinks({ className, onFollow }: { className?: string; onFollow?: () => void }) {
  const { links, menu } = useAppContext().texts.shell
  return (
    <nav aria-label={menu} className={className}>
      <Links
        links={links}
        listClass="*:border-b *:border-line"
        linkClass="block py-4 font-display text-3xl tracking-tight hover:text-violet aria-[current]:text-violet"
        {...(onFollow && { onFollow })}
      />
    </nav>
  )
}
