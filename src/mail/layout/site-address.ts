/** The placeholder for the site's address in a rendered email. Only the sender knows the public address. */
export const siteAddress = 'https://site.invalid'
