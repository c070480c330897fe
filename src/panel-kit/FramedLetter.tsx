import type { ComponentProps } from 'react'
import { trustedHtml } from '../web/trusted-html.ts'

/** A letter in a frame in which nothing runs. React would write the trusted markup as a text, which browsers refuse. */
export function FramedLetter({ html, title, ...props }: { html: string; title: string } & ComponentProps<'iframe'>) {
  return <iframe {...props} title={title} sandbox="" ref={(frame) => show(frame, html)} />
}

function show(frame: HTMLIFrameElement | null, html: string): void {
  if (frame && frame.srcdoc !== html) frame.srcdoc = trustedHtml(html)
}
