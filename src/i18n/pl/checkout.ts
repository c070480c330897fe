export const checkout = {
  about: { title: 'Zamówienie', description: 'Co zamawiasz i ile to kosztuje.' },
  title: 'Zamówienie',
}
