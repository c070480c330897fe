import { useQuery } from '@tanstack/react-query'
import { MailMinus } from 'lucide-react'
import { plural } from '../../../i18n/plural.ts'
import { useAddress } from '../../../panel-kit/address.ts'
import { confirm } from '../../../panel-kit/confirm.ts'
import { ExportButton } from '../../../panel-kit/lists/ExportButton.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { currentPageOf, Pages } from '../../../panel-kit/lists/Pages.tsx'
import { RowButton } from '../../../panel-kit/lists/RowButton.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { formatDay } from '../../../panel-kit/panel-format.ts'
import { useAction } from '../../../panel-kit/useAction.ts'
import { readResponse } from '../../../web/api.ts'
import type { NewsletterReader } from '../newsletter-subscription.ts'
import { readerPages, readersPerPage, readersQuery } from './readers.query.ts'

const formatCount = plural('pl', { one: '# odbiorca', few: '# odbiorców', many: '# odbiorców', other: '# odbiorców' })

/** Customers who get the newsletter. They are no contacts: the partner offer doesn't go to them. */
export function NewsletterReaders() {
  const address = useAddress()
  const { data, error, refetch } = useQuery(readersQuery(currentPageOf(address, readerPages)))
  return (
    <section aria-labelledby="readers-title">
      <h2 id="readers-title" tabIndex={-1} className="mb-2 text-2xl outline-none">
        Newsletter dla klientów
      </h2>
      <p className="mb-5 max-w-prose text-sm text-mid">
        Klienci, którzy zapisali się na stronie i&nbsp;potwierdzili adres. Oferta współpracy do nich nie trafia. Plik
        CSV wczytasz do programu, którym wysyłasz newsletter: dla każdej osoby jest w&nbsp;nim język i&nbsp;link, którym
        się wypisze.
      </p>
      {!data ? (
        error ? (
          <ListFailure error={error} retry={refetch} />
        ) : (
          <ListSkeleton label="Ładowanie odbiorców..." rows={3} />
        )
      ) : data.total === 0 ? (
        <EmptyList title="Nikt się jeszcze nie zapisał">
          Formularz jest na stronie głównej i&nbsp;w&nbsp;stopce.
        </EmptyList>
      ) : (
        <>
          <ul className="border-t border-line">
            {data.rows.map((reader) => (
              <Reader key={reader.id} reader={reader} />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <p className="text-sm text-mid tabular-nums">{formatCount(data.total)}</p>
            <div className="mr-auto">
              <Pages label="Strony odbiorców" total={data.total} perPage={readersPerPage} name={readerPages} />
            </div>
            <ExportButton path="/api/admin/marketing/readers/export" asked={{}} isEmpty={false}>
              Pobierz listę (CSV)
            </ExportButton>
          </div>
        </>
      )}
    </section>
  )
}

function Reader({ reader: { id, email, language, confirmedAt, askedOn } }: { reader: NewsletterReader }) {
  const removing = useAction({
    call: () => readResponse(api.admin.marketing.readers[':id'].$delete({ param: { id } })),
    done: 'Odbiorca został wypisany',
    onDone: () => document.getElementById('readers-title')?.focus(),
  })
  const remove = async () => {
    const text = `Na adres ${email} nie będzie już przychodzić newsletter. Zapisać się ponownie może tylko ta osoba.`
    if (await confirm({ title: 'Wypisać tę osobę?', text, agree: 'Wypisz' })) removing.act()
  }
  return (
    <li className="flex items-center gap-4 border-b border-line py-1.5 text-sm">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{email}</span>
        <span className="block text-xs wrap-anywhere text-mid tabular-nums">
          {language} · od {formatDay(confirmedAt)}
          {askedOn && ` · ze strony ${askedOn}`}
        </span>
      </span>
      <RowButton
        icon={MailMinus}
        label={`Wypisz z newslettera: ${email}`}
        isPending={removing.isPending}
        onClick={() => void remove()}
      />
    </li>
  )
}
