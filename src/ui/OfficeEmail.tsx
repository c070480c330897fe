import { brand } from '../brand.ts'

export function OfficeEmail() {
  return (
    <a
      href={`mailto:${brand.officeEmail}`}
      className="text-violet wrap-anywhere underline underline-offset-4 hover:no-underline"
    >
      {brand.officeEmail}
    </a>
  )
}
