import { checkoutTexts } from '../texts.ts'
import { useTexts } from '../../../web/app-context.tsx'

/** What somebody agrees to by ordering. It opens beside the page, so that nothing typed is lost. */
export function Terms() {
  const { terms, newTab } = useTexts(checkoutTexts).checkoutForm.payment
  return (
    <p className="mt-5 text-sm text-mid">
      {terms.map((piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <a
            key={piece.to}
            href={piece.to}
            target="_blank"
            className="text-violet underline underline-offset-4 hover:no-underline"
          >
            {piece.text}
            <span className="sr-only"> {newTab}</span>
          </a>
        ),
      )}
    </p>
  )
}
