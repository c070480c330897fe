export const checkout = {
  about: { title: 'Zamówienie' },
  title: 'Zamówienie',
}
