import { brand } from '../brand.ts'
import { contactTexts } from './texts.ts'
import { OfficeEmail } from '../ui/OfficeEmail.tsx'
import { useAppContext, useTexts } from '../web/app-context.tsx'
import { ContactForm } from './ContactForm.tsx'
import { OfficeAddress } from './OfficeAddress.tsx'
import { Stamp } from './Stamp.tsx'

export const pageTexts = contactTexts.part('contact')

export default function ContactPage() {
  const texts = useTexts(contactTexts).contact
  const { plain } = useAppContext()
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
        <p className="max-w-md text-balance text-mid sm:text-lg">{texts.lead}</p>
      </div>
      {/* The back of a postcard: what one writes on the left, stamp and address on the right. */}
      <div className="mt-12 grid grid-cols-1 border border-line bg-paper sm:mt-20 lg:grid-cols-[7fr_5fr]">
        <div className="px-5 py-10 sm:px-12 sm:py-14">
          {plain?.contact()}
          {!plain?.isAnswer && <ContactForm />}
        </div>
        <div className="flex flex-col justify-between gap-16 border-t sm:max-lg:flex-row-reverse sm:max-lg:items-end border-line px-5 py-10 sm:px-12 sm:py-14 lg:my-14 lg:border-t-0 lg:border-l lg:py-0">
          <Stamp />
          <OfficeAddress label={texts.office}>
            <OfficeEmail />
            <OfficeHours />
          </OfficeAddress>
        </div>
      </div>
    </div>
  )
}

/** When somebody answers, and under which number. */
function OfficeHours() {
  const texts = useTexts(contactTexts).contact
  const { phone, openingHours } = brand.seller
  return (
    <>
      {phone && (
        <span className="mt-4 block text-base">
          <span className="text-mid">{texts.phone}</span>{' '}
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="whitespace-nowrap tabular-nums">
            {phone}
          </a>
        </span>
      )}
      {openingHours && (
        <span className="mt-1 block text-base">
          <span className="text-mid">{texts.openingHours}</span> {openingHours}
        </span>
      )}
    </>
  )
}
