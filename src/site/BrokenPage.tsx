import { brand } from '../brand.ts'
import { Button } from '../ui/Button.tsx'
import { useAppContext } from '../web/app-context.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Message } from '../ui/Message.tsx'

/** Stands alone, with plain links: whatever else is broken, this page must not be. `explanation`: where more is known. */
export function BrokenPage({ explanation }: { explanation?: string | undefined }) {
  const texts = useAppContext().texts.pages.broken
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-20 w-full max-w-7xl items-center px-5 sm:px-8">
        <a href="/" aria-label={brand.name}>
          <Logo variant="colored" />
        </a>
      </header>
      <main className="flex flex-1 flex-col">
        <Message heading={texts.heading} explanation={explanation ?? texts.explanation}>
          <Button asChild>
            <a href="?">{texts.tryAgain}</a>
          </Button>
        </Message>
      </main>
    </div>
  )
}
