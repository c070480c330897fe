declare global {
  /** Absent in browsers that don't know it, and on the server. */
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): object } }
    | undefined
}

const policy = globalThis.trustedTypes?.createPolicy('server-markup', { createHTML: (html) => html })

/**
 * Marks markup that the server made of escaped text. Browsers that know Trusted Types take nothing else as markup (`app/http/security-headers.ts`),
 * so whoever looks for places where a page could be given foreign markup looks for callers of this.
 */
export const trustedHtml = (html: string): string => (policy?.createHTML(html) ?? html) as string
