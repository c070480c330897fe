import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../panel-kit/address.ts'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { legalDocuments } from '../legal.ts'
import { LegalEditor } from './LegalEditor.tsx'
import { LegalRow } from './LegalRow.tsx'
import { FormerSeller } from './FormerSeller.tsx'
import { legalDocumentsQuery } from './legal-documents.query.ts'

/** The texts of the law: all of them, or the one that is being written. */
export function LegalView() {
  const { document: asked } = useAddress()
  const document = legalDocuments.find((one) => one === asked)
  const last = useRef(document)
  useEffect(() => {
    // What was shown before took the focus with it.
    if (last.current !== document) window.document.getElementById('legal-head')?.focus()
    last.current = document
  }, [document])
  return document ? <LegalEditor key={document} document={document} /> : <LegalList />
}

function LegalList() {
  const { data: documents, error, refetch } = useQuery(legalDocumentsQuery)
  return (
    <section>
      <ViewHead id="legal-head" title="Dokumenty prawne" />
      <p className="mb-6 max-w-3xl text-sm text-mid">
        Teksty przyszły razem z programem jako projekty. Sprawdź je z prawnikiem, zmień, co trzeba, i ogłoś od wybranego
        dnia. Ogłoszonej wersji nie można zmienić, można tylko ogłosić następną: zamówienia zachowują tę, którą klient
        zaakceptował.
      </p>
      {!documents && !error && <ListSkeleton label="Ładowanie dokumentów" rows={7} />}
      {!documents && error && <ListFailure error={error} retry={refetch} />}
      {documents && (
        <>
          <FormerSeller documents={documents} />
          <ul className="border-t border-line">
            {documents.map((listed) => (
              <LegalRow key={listed.document} listed={listed} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
