import { brand } from '../../brand.ts'
import { NewsletterInFooter } from '../../marketing/newsletter/NewsletterInFooter.tsx'
import { useAppContext } from '../../web/app-context.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Links, SiteLinks } from './SiteLinks.tsx'
import { SocialLinks } from './SocialLinks.tsx'

export function Footer() {
  const { texts, plain } = useAppContext()
  return (
    <footer className="on-dark bg-ink text-white">
      <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-12 gap-y-8 px-5 py-14 sm:px-8">
        <SiteLinks
          className="w-full"
          listClass="flex flex-wrap gap-x-8"
          linkClass="flex min-h-12 items-center hover:opacity-70"
        />
        <div>
          <Logo variant="white" />
          <p className="mt-5 max-w-md text-white/80">{texts.shell.tagline}</p>
          {/* The drawer needs JavaScript; choosing a language doesn't. */}
          <noscript>
            <div className="mt-8">{plain?.languages()}</div>
          </noscript>
        </div>
        <NewsletterInFooter />
        <SocialLinks />
        <div className="flex w-full flex-wrap items-center justify-between gap-x-8 border-t border-white/20 pt-4">
          <Links
            links={texts.shell.legal}
            listClass="flex flex-wrap gap-x-8"
            linkClass="flex min-h-12 items-center hover:opacity-70"
          />
          <p className="text-sm text-white/70">
            © {brand.copyrightYear} {brand.name}
          </p>
        </div>
      </div>
    </footer>
  )
}
