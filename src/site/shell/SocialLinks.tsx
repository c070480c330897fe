import { brand } from '../../brand.ts'
import { useAppContext } from '../../web/app-context.tsx'
// A file of its own: in the scripts they would be loaded before anything lives.
import drawings from './networks.svg'

const names = { facebook: 'Facebook', tiktok: 'TikTok', instagram: 'Instagram' }
const networks = ['facebook', 'tiktok', 'instagram'] as const

export function SocialLinks() {
  const { texts } = useAppContext()
  const shown = networks.filter((network) => brand.social[network])
  if (shown.length === 0) return null
  return (
    <ul aria-label={texts.shell.followUs} className="-ml-5 flex gap-1 sm:-mr-4">
      {shown.map((network) => (
        <li key={network}>
          <a
            href={brand.social[network]}
            aria-label={names[network]}
            className="grid size-12 place-items-center rounded hover:opacity-70"
          >
            <svg aria-hidden="true" className="size-6" fill="currentColor">
              <use href={`${drawings}#${network}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
