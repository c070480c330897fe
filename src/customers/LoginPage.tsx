import { entranceTexts } from '../i18n/entrance.ts'
import { loginTexts } from '../i18n/login.ts'
import { later } from '../web/later.tsx'
import { usePageTexts } from '../web/visit.tsx'
import { BackLink } from '../site/BackLink.tsx'

export { loginTexts as texts }

export const below = later('entrance', [entranceTexts], async () => (await import('./Entrance.tsx')).Entrance)

export function LoginPage() {
  const texts = usePageTexts(loginTexts)
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-8 pb-24 sm:px-8 sm:pt-12 sm:pb-36">
      <BackLink to="/store" label={texts.back} />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 sm:mt-12">
        <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
        <p className="max-w-md text-balance text-mid sm:text-lg">{texts.lead}</p>
      </div>
      <below.Part />
    </div>
  )
}
