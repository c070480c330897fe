import type { Tone } from '../../../panel-kit/PanelBadge.tsx'
import { formatDay } from '../../../panel-kit/panel-format.ts'
import type { DueBy, KsefHappening, KsefProblem, KsefStanding, ShownKsefState } from '../ksef/ksef-document.ts'

export const stateWords: Record<ShownKsefState, { label: string; tone: Tone }> = {
  waiting: { label: 'Czeka', tone: 'waiting' },
  sent: { label: 'Wysłana', tone: 'waiting' },
  accepted: { label: 'Przyjęta', tone: 'good' },
  refused: { label: 'Odrzucona', tone: 'bad' },
  offline: { label: 'Offline', tone: 'waiting' },
}

export const stateSentences: Record<ShownKsefState, string> = {
  waiting: 'Jeszcze nie wysłano do KSeF. Sklep zrobi to sam.',
  sent: 'Wysłano, KSeF jeszcze nie odpowiedział. Sklep sam sprawdzi wynik.',
  accepted: 'KSeF przyjął dokument i nadał mu numer.',
  refused: 'KSeF odrzucił dokument, więc prawnie nie został wystawiony. Trzeba usunąć przyczynę i wysłać go ponownie.',
  offline: 'Nabywca dostał dokument w\u00A0trybie offline, z\u00A0dwoma kodami QR. Sklep sam prześle go do KSeF.',
}

export const problemSentences: Record<KsefProblem, string> = {
  off: 'KSeF jest wyłączony albo ustawione jest inne środowisko niż to, do którego idzie ten dokument.',
  away: 'KSeF nie odpowiada. Sklep próbuje dalej.',
  too_often: 'KSeF prosi, żeby pytać rzadziej. Sklep odczeka i spróbuje dalej.',
  not_admitted: 'KSeF nie wpuszcza sklepu. Sprawdź certyfikat w\u00A0ustawieniach.',
  silent: 'Odpowiedź KSeF zaginęła. Sklep sprawdza, czy dokument dotarł.',
  original_waits: 'Korekta czeka, aż KSeF przyjmie wcześniejsze dokumenty tego zamówienia.',
  unwritable:
    'Z\u00A0tego dokumentu nie da się zrobić pliku dla KSeF. Powiedz o\u00A0tym osobie, która opiekuje się programem.',
}

const refusals: Record<number, string> = {
  405: 'KSeF przerwał przetwarzanie z\u00A0powodu błędu.',
  410: 'Certyfikat nie ma uprawnień do wystawiania faktur w\u00A0imieniu tego sprzedawcy. Nadaj je w\u00A0KSeF i\u00A0wyślij ponownie.',
  415: 'KSeF nie pozwala temu sprzedawcy na faktury z\u00A0załącznikiem.',
  430: 'Plik faktury jest niepoprawny. To błąd programu: powiedz o\u00A0nim osobie, która się nim opiekuje.',
  435: 'KSeF nie mógł odszyfrować pliku. Wyślij dokument ponownie.',
  440: 'W\u00A0KSeF jest już inny dokument tego sprzedawcy o\u00A0tym samym numerze. Sprawdź z\u00A0księgową, skąd się tam wziął; nowe dokumenty muszą mieć inne numery.',
  450: 'Treść faktury nie spełnia wymagań KSeF. Najczęściej winne są dane sprzedawcy albo numer NIP. Popraw dane sprzedawcy w\u00A0ustawieniach i\u00A0wyślij ponownie.',
}

/** A refusal in plain words; the system's own stand beneath. */
export const refusalSentence = (code: number): string =>
  refusals[code] ?? 'KSeF odrzucił dokument. Jego słowa są poniżej.'

const dueRules: Record<DueBy, string> = {
  issuing: 'termin wystawienia faktury, 15. dzień miesiąca po sprzedaży',
  offline24: 'tryb offline: następny dzień roboczy',
  unavailable: 'niedostępność KSeF: następny dzień roboczy po jej końcu',
  failure: 'awaria KSeF: siedem dni roboczych od jej końca',
  total_failure: 'awaria całkowita: dokumentu nie trzeba przesyłać',
}

/** By when it has to be there, in a sentence; nothing where it is. */
export function dueSentence(standing: NonNullable<KsefStanding>): string | undefined {
  const { state, dueOn, dueBy } = standing
  if (state === 'accepted' || dueBy === null) return undefined
  if (dueOn === null)
    return dueBy === 'total_failure'
      ? `${dueRules[dueBy]}.`
      : `Termin zacznie biec po końcu przerwy (${dueRules[dueBy]}).`
  return `Musi być w\u00A0KSeF do ${formatDay(`${dueOn}T12:00:00Z`)} (${dueRules[dueBy]}).`
}

export const happeningWords: Record<KsefHappening['what'], string> = {
  queued: 'Wystawiono, w\u00A0kolejce do KSeF',
  sent: 'Wysłano do KSeF',
  accepted: 'KSeF nadał numer',
  found: 'Odnaleziono w\u00A0KSeF jako wysłaną wcześniej',
  refused: 'KSeF odrzucił',
  put_back: 'Nie dotarła do KSeF, zostanie wysłana od nowa',
  handed_over: 'Wydano nabywcy w\u00A0trybie offline',
  sent_again: 'Ponowna wysyłka na polecenie',
}
