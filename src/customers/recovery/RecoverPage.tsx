import { customersTexts } from '../texts.ts'
import { useTexts } from '../../web/app-context.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { RecoverForm } from './RecoverForm.tsx'

export const pageTexts = customersTexts.part('recover')

export default function RecoverPage() {
  const texts = useTexts(customersTexts).recover
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-8 pb-24 sm:px-8 sm:pt-12 sm:pb-36">
      <BackLink to="/store/login" label={texts.back} />
      <div className="mt-8 grid gap-x-16 gap-y-12 sm:mt-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
          <p className="mt-6 max-w-md text-lg text-mid">{texts.lead}</p>
        </div>
        <div>
          <RecoverForm />
        </div>
      </div>
    </div>
  )
}
