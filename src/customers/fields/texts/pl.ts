/** The words of fields that stand in several of the customers' forms. */
export const customerFields = {
  firstName: 'Imię',
  lastName: 'Nazwisko',
  email: 'E-mail',
  phone: 'Telefon (nieobowiązkowy)',
  password: 'Hasło',
  newPassword: 'Nowe hasło',
  confirmPassword: 'Powtórz hasło',
  showPassword: 'Pokaż hasło',
  passwordRule: 'Co najmniej 8 znaków. Może to być całe zdanie.',
}
