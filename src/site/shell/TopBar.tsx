import { Link } from '@tanstack/react-router'
import { CartButton } from '../../cart/CartButton.tsx'
import { useCart } from '../../cart/useCart.ts'
import { AccountLink } from '../../customers/AccountLink.tsx'
import { useAppContext } from '../../web/app-context.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { BarLanguages } from './BarLanguages.tsx'
import type { LogoVariant } from './logo-variant.ts'
import { MenuDrawer } from './MenuDrawer.tsx'
import { Links } from './Links.tsx'

const looks = {
  white: 'on-dark bg-ink text-white',
  colored: 'border-b border-line bg-salt text-ink',
}

interface Props {
  variant: LogoVariant
  showsCart: boolean | undefined
}

export function TopBar({ variant, showsCart }: Props) {
  const { shell } = useAppContext().texts
  const { store, cooperation, joinus } = shell.links
  const holdsSomething = (useCart() ?? []).length > 0
  return (
    <header className={`sticky top-0 z-30 ${looks[variant]}`}>
      <div className="mx-auto flex h-16 max-w-7xl items-center justify-between px-5 sm:h-20 sm:px-8 lg:gap-x-4">
        <Link to="/" aria-label={shell.homeLink} className="min-w-0 rounded-xs">
          <Logo variant={variant} />
        </Link>
        {/* As wide as what is left: with large letters or a long name there is room in the drawer only. */}
        <div className="@container hidden min-w-0 flex-1 lg:block">
          <nav aria-label={shell.mainPages} className="hidden pl-6 @min-[24rem]:block">
            <Links
              links={{ store, cooperation, joinus }}
              listClass="flex gap-x-8"
              linkClass="flex min-h-12 items-center rounded-xs underline-offset-8 hover:underline aria-[current]:underline"
            />
          </nav>
        </div>
        {/* What comes later comes on the left, where it moves nothing. */}
        <div className="flex shrink-0 items-center">
          {showsCart && <AccountLink />}
          {(showsCart || holdsSomething) && <CartButton />}
          <BarLanguages />
          <MenuDrawer />
        </div>
      </div>
    </header>
  )
}
