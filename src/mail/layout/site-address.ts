/**
 * Stands for the site's address in a written letter. Who writes it doesn't know yet under which address people reach
 * the site; who sends it does.
 */
export const siteAddress = 'https://site.invalid'
