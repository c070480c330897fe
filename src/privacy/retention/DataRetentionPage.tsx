import { privacyTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../../web/app-context.tsx'
import { BrowserStorageList } from './BrowserStorageList.tsx'
import { RetentionList } from './RetentionList.tsx'
import { administratorStorage, visitorStorage } from './browser-storage-entries.ts'

export const pageTexts = privacyTexts.part('stored')

/** What is stored about visitors: where, why and for how long. */
export default function StoredPage() {
  const { heading, lead } = useTexts(privacyTexts).stored
  const { browser, server, others, removal } = useTexts(privacyTexts).storedContent
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 hyphens-auto wrap-anywhere sm:px-8 sm:pt-24 sm:pb-36">
      <h1 className="max-w-4xl text-4xl sm:text-6xl">{heading}</h1>
      <p className="mt-8 max-w-2xl text-lg text-mid">{lead}</p>
      <Part heading={browser.heading}>
        <p className="mt-4 max-w-2xl text-mid">{browser.explanation}</p>
        <BrowserStorageList kept={visitorStorage} />
        <h3 className="mt-12 text-xl">{browser.administrators}</h3>
        <BrowserStorageList kept={administratorStorage} />
      </Part>
      <Part heading={server.heading}>
        <p className="mt-4 max-w-2xl text-mid">{server.explanation}</p>
        <RetentionList />
      </Part>
      <Part heading={others.heading}>
        <Sentences list={others.list} />
      </Part>
      <Part heading={removal.heading}>
        <Sentences list={removal.list} />
        <p className="mt-6">
          <Link to="/privacy" className="text-violet underline underline-offset-4 hover:no-underline">
            {removal.policy}
          </Link>
        </p>
      </Part>
    </div>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-20 sm:mt-28">
      <h2 className="text-3xl sm:text-4xl">{heading}</h2>
      {children}
    </section>
  )
}

function Sentences({ list }: { list: readonly string[] }) {
  return (
    <ul className="mt-6 max-w-2xl border-t border-line">
      {list.map((sentence) => (
        <li key={sentence} className="border-b border-line py-4">
          {sentence}
        </li>
      ))}
    </ul>
  )
}
