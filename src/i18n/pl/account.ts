export const account = {
  about: { title: 'Twoje konto' },
}
