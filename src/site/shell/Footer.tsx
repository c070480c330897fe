import { brand } from '../../brand.ts'
import { NewsletterInFooter } from '../../marketing/newsletter/NewsletterInFooter.tsx'
import { useAppContext } from '../../web/app-context.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Links } from './Links.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const linkClass = 'inline-flex min-h-11 items-center py-1 underline-offset-4 hover:underline lg:min-h-9'

/** What stands under every page. */
export function Footer() {
  const { texts, plain } = useAppContext()
  const { links, legal, service, columns, tagline, menu } = texts.shell
  const { home, store, contact, ...association } = links
  const { withdraw, delivery, withdrawal, guarantee, ...papers } = legal
  const { order, recipes } = service
  const lists = {
    shop: { store, recipes, delivery, withdrawal },
    association: { home, ...association },
    help: { contact, order, withdraw, guarantee },
  }
  return (
    <footer className="on-dark bg-ink text-white">
      <div className="mx-auto max-w-7xl px-5 pt-14 pb-6 sm:px-8 lg:pt-20">
        <div className="mb-12 empty:hidden">
          <NewsletterInFooter />
        </div>
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[4fr_8fr]">
          <div>
            <Logo variant="white" />
            <p className="mt-5 max-w-xs text-balance text-white/80">{tagline}</p>
            <div className="mt-5">
              <SocialLinks />
            </div>
            {/* The drawer needs JavaScript; choosing a language doesn't. */}
            <noscript>
              <div className="mt-8">{plain?.languages()}</div>
            </noscript>
          </div>
          <nav aria-label={menu} className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-8 gap-y-10">
            {(['shop', 'association', 'help'] as const).map((column) => (
              <div key={column}>
                <p id={`footer-${column}`} className="text-sm text-white/70">
                  {columns[column]}
                </p>
                <Links
                  aria-labelledby={`footer-${column}`}
                  links={lists[column]}
                  listClass="mt-2"
                  linkClass={linkClass}
                />
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-white/20 pt-4 text-sm">
          <Links links={papers} listClass="flex flex-wrap gap-x-8" linkClass={linkClass} />
          <p className="py-2 text-white/70">
            © {brand.copyrightYear} {brand.name}
          </p>
        </div>
      </div>
    </footer>
  )
}
