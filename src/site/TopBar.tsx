import type { ComponentType } from 'react'
import { Link } from '@tanstack/react-router'
import { useVisit } from '../web/visit.tsx'
import { Logo } from './Logo.tsx'
import type { LogoVariant } from './logo-variant.ts'
import { MenuDrawer } from './MenuDrawer.tsx'

const looks = {
  white: 'on-dark bg-ink text-white',
  colored: 'border-b border-line bg-salt text-ink',
}

export function TopBar({ variant, corner: Corner }: { variant: LogoVariant; corner: ComponentType | undefined }) {
  const { texts } = useVisit()
  return (
    <header className={`sticky top-0 z-30 ${looks[variant]}`}>
      <div className="mx-auto flex h-16 max-w-7xl items-center justify-between px-5 sm:h-20 sm:px-8">
        <Link to="/" aria-label={texts.shell.homeLink} className="min-w-0 rounded-xs">
          <Logo variant={variant} />
        </Link>
        <div className="flex shrink-0">
          {Corner && <Corner />}
          <MenuDrawer />
        </div>
      </div>
    </header>
  )
}
