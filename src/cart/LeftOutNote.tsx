import { useEffect, useState } from 'react'
import { useTexts } from '../web/app-context.tsx'
import { leaveOut, whatWasLeftOut } from './left-out.ts'
import { cartTexts } from './texts.ts'

/** What of an earlier order couldn't be put into the cart, until the page is left. */
export function LeftOutNote() {
  const texts = useTexts(cartTexts).cart.leftOut
  const [products] = useState(whatWasLeftOut)
  useEffect(() => () => leaveOut([]), [])
  if (products.length === 0) return null
  return (
    <div role="alert" className="mt-8 border-l-2 border-clay pl-5">
      <p className="font-medium">{texts.heading}</p>
      <ul className="mt-2 text-mid">
        {products.map(({ name, wanted, put }) => (
          <li key={name} className="py-0.5">
            {put > 0 ? texts.fewer(name, put, wanted) : texts.none(name)}
          </li>
        ))}
      </ul>
    </div>
  )
}
