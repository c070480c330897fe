import { Link } from '@tanstack/react-router'
import { CartButton } from '../../cart/CartButton.tsx'
import { AccountLink } from '../../customers/AccountLink.tsx'
import { useAppContext } from '../../web/app-context.tsx'
import { Logo } from '../../ui/Logo.tsx'
import type { LogoVariant } from './logo-variant.ts'
import { MenuDrawer } from './MenuDrawer.tsx'

const looks = {
  white: 'on-dark bg-ink text-white',
  colored: 'border-b border-line bg-salt text-ink',
}

interface Props {
  variant: LogoVariant
  showsCart: boolean | undefined
}

export function TopBar({ variant, showsCart }: Props) {
  const { texts } = useAppContext()
  return (
    <header className={`sticky top-0 z-30 ${looks[variant]}`}>
      <div className="mx-auto flex h-16 max-w-7xl items-center justify-between px-5 sm:h-20 sm:px-8">
        <Link to="/" aria-label={texts.shell.homeLink} className="min-w-0 rounded-xs">
          <Logo variant={variant} />
        </Link>
        <div className="flex shrink-0">
          {showsCart && <AccountLink />}
          {showsCart && <CartButton />}
          <MenuDrawer />
        </div>
      </div>
    </header>
  )
}
