import { Link } from '@tanstack/react-router'

type Back =
  | { to: '/store' | '/store/login' | '/store/account' | '/recipes' }
  | { to: '/store/$slug'; params: { slug: string } }

/** The way back to where one probably came from, above the heading. */
export function BackLink({ label, ...back }: { label: string } & Back) {
  return (
    <Link {...back} className="group inline-flex items-center gap-3 py-2 text-mid hover:text-violet">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 12"
        fill="none"
        stroke="currentColor"
        className="w-6 transition-transform group-hover:-translate-x-1"
      >
        <path d="M24 6H1M6 1 1 6l5 5" />
      </svg>
      {label}
    </Link>
  )
}
