export const stored = {
  about: { title: 'Co przechowujemy, gdzie i\u00A0jak długo' },
  heading: 'Co przechowujemy, gdzie i\u00A0jak długo',
  lead: 'Tylko to, bez czego strona i\u00A0sklep nie działają. Dlatego nie pytamy o\u00A0zgodę na cookie: nie ma tu żadnego, które by jej wymagało.',
}
