import { useMemo } from 'react'
import { trustedHtml } from '../web/trusted-html.ts'

/** Markup that the server has made of plain text, such as a document's. */
export function TrustedMarkup({ html, className }: { html: string; className: string }) {
  // The same object as long as the words are the same: React compares it, and writes what is new.
  const markup = useMemo(() => trustedHtml(html), [html])
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />
}
