import { brand } from '../../brand.ts'
import { useAppContext } from '../../web/app-context.tsx'

const networks = [
  {
    name: 'Facebook',
    network: 'facebook',
    drawing:
      'M13.5 21v-7.6h2.6l.4-3.1h-3V8.4c0-.9.3-1.5 1.6-1.5h1.6V4.1c-.3 0-1.2-.1-2.3-.1-2.3 0-3.9 1.4-3.9 4v2.3H8v3.1h2.5V21z',
  },
  {
    name: 'TikTok',
    network: 'tiktok',
    drawing:
      'M12.6 3h2.9c.2 2.1 1.5 3.7 3.7 3.9v2.9c-1.4 0-2.6-.4-3.7-1.1v6.1c0 3.4-2.3 5.7-5.4 5.7-3 0-5.3-2.2-5.3-5.1 0-3.2 2.6-5.5 6-5.1v3c-1.6-.4-3 .5-3 2 0 1.3 1 2.2 2.3 2.2 1.5 0 2.5-1 2.5-2.8z',
  },
  {
    name: 'Instagram',
    network: 'instagram',
    drawing:
      'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9m0 2a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5m5-3.5a1 1 0 1 1 0 2a1 1 0 1 1 0-2',
  },
] as const

export function SocialLinks() {
  const { texts } = useAppContext()
  const shown = networks.filter(({ network }) => brand.social[network])
  if (shown.length === 0) return null
  return (
    <ul aria-label={texts.shell.followUs} className="-ml-5 flex gap-1 sm:-mr-4">
      {shown.map(({ name, network, drawing }) => (
        <li key={name}>
          <a
            href={brand.social[network]}
            aria-label={name}
            className="grid size-12 place-items-center rounded hover:opacity-70"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" fill="currentColor">
              <path d={drawing} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
