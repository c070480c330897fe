import type { Texts } from '../../web/texts.ts'
import { Link } from '@tanstack/react-router'

interface Looks {
  listClass: string
  linkClass: string
  onFollow?: () => void
}

type Shell = Texts['shell']
type Names = Partial<Shell['links'] & Shell['legal'] & Shell['service']>

/** The words name pages in their order, as their addresses do. */
export function Links({
  links,
  listClass,
  linkClass,
  onFollow,
  ...label
}: Looks & { links: Names; 'aria-labelledby'?: string }) {
  return (
    <ul {...label} className={listClass}>
      {(Object.keys(links) as (keyof Names)[]).map((name) => (
        <li key={name}>
          <Link
            to={name === 'home' ? '/' : (`/${name}` as const)}
            activeOptions={{ exact: true }}
            onClick={onFollow}
            className={linkClass}
          >
            {links[name]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
