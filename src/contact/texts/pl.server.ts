export const contact = {
  subject: (name: string) => `Wiadomość od: ${name}`,
  heading: 'Nowa wiadomość ze strony',
  explanation: 'Ktoś napisał przez formularz kontaktowy. Odpowiedź na tę wiadomość trafi prosto do niego.',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  language: 'Język',
  toPanel: 'Otwórz wiadomość',
}
