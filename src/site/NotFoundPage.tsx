import { Link } from '@tanstack/react-router'
import { Button } from '../ui/Button.tsx'
import { useAppContext } from '../web/app-context.tsx'
import { Message } from '../ui/Message.tsx'
import evaporation from '../ui/engravings/evaporation.svg'

export function NotFoundPage() {
  const texts = useAppContext().texts.pages.notFound
  return (
    <Message heading={texts.heading} explanation={texts.explanation} drawing={evaporation}>
      <Button asChild>
        <Link to="/">{texts.toHome}</Link>
      </Button>
      <Button asChild look="outline">
        <Link to="/store">{texts.toStore}</Link>
      </Button>
    </Message>
  )
}
