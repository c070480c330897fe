import { brand } from '../../brand.ts'

export const accountCreated = {
  get subject() {
    return `Twoje konto w sklepie ${brand.name}`
  },
  heading: 'Konto jest gotowe',
  explanation:
    'Na ten adres założono konto w naszym sklepie. Potwierdź adres, a na koncie zobaczysz też zamówienia złożone na niego bez konta. Link jest ważny tydzień i działa po zalogowaniu.',
  toAccount: 'Przejdź do konta',
  prove: 'Potwierdź adres e-mail',
  notYou:
    'To nie Ty? Widocznie ktoś wpisał Twój adres. Na stronie logowania wybierz „Nie pamiętam hasła” i ustaw nowe: tamta osoba zostanie wylogowana, a konto będzie można usunąć.',
}

export const emailProof = {
  subject: 'Potwierdź adres e-mail',
  heading: 'Potwierdź adres e-mail',
  explanation:
    'Po potwierdzeniu adresu na koncie zobaczysz też zamówienia złożone na niego bez konta. Link jest ważny tydzień i działa po zalogowaniu.',
  prove: 'Potwierdź adres e-mail',
  notYou: 'To nie Ty? Nie musisz nic robić: bez Twojego konta ten link niczego nie zmienia.',
}

export const passwordRecovery = {
  subject: 'Ustaw nowe hasło',
  heading: 'Nowe hasło do konta',
  explanation: 'Ktoś poprosił o nowe hasło do konta z tym adresem. Link działa przez godzinę i tylko raz.',
  toForm: 'Ustaw nowe hasło',
  notYou: 'To nie Ty? Nie musisz nic robić: dotychczasowe hasło działa dalej.',
}

export const passwordChanged = {
  subject: 'Hasło do konta zostało zmienione',
  heading: 'Hasło zostało zmienione',
  explanation: 'Twoje konto ma nowe hasło. Na pozostałych urządzeniach trzeba zalogować się ponownie.',
  notYou: 'To nie Ty? Od razu ustaw własne hasło. Link do tego wyślemy na ten adres.',
  toRecovery: 'Poproś o link',
}

export const accountDeleted = {
  subject: 'Konto zostało usunięte',
  heading: 'Twoje konto zostało usunięte',
  explanation: 'Razem z nim usunęliśmy zapisany adres i telefon. Na to konto nie można się już zalogować.',
  toStore: 'Do sklepu',
  get notYou() {
    return `To nie Ty? Napisz do nas na adres ${brand.officeEmail}.`
  },
}

/** The name of the file that a customer downloads. */
export const accountExport = { file: 'moje-dane' }
