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
      'M8.2 3h7.6A5.2 5.2 0 0 1 21 8.2v7.6a5.2 5.2 0 0 1-5.2 5.2H8.2A5.2 5.2 0 0 1 3 15.8V8.2A5.2 5.2 0 0 1 8.2 3m0 1.9a3.3 3.3 0 0 0-3.3 3.3v7.6a3.3 3.3 0 0 0 3.3 3.3h7.6a3.3 3.3 0 0 0 3.3-3.3V8.2a3.3 3.3 0 0 0-3.3-3.3zm3.8 2.5a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2m0 1.9a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4m4.8-3.1a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2',
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
