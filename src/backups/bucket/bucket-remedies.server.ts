import type { BucketProblem } from './bucket-problem.server.ts'

/** What went wrong with the bucket, and what to do about it. */
export const bucketRemedies: Record<BucketProblem, string> = {
  unreachable: 'Magazyn nie odpowiada. Sprawdź jego adres i port oraz czy zapora przepuszcza połączenia wychodzące.',
  slow: 'Magazyn nie odpowiedział na czas. Spróbuj ponownie za chwilę; jeśli tak zostanie, zapytaj dostawcę.',
  encryption:
    'Nie udało się zaszyfrować połączenia z magazynem: certyfikat jest nieważny albo to nie jest adres https. Sprawdź adres.',
  accessKey:
    'Magazyn nie zna tego klucza dostępu. Skopiuj go u dostawcy jeszcze raz i sprawdź, czy adres jest od tego samego konta.',
  secretKey: 'Tajny klucz nie pasuje do klucza dostępu. Skopiuj go u dostawcy jeszcze raz, bez odstępów.',
  refused:
    'Magazyn nie pozwala na to tym kluczom. Klucz musi móc czytać, zapisywać, usuwać i wypisywać obiekty w tym wiadrze.',
  bucket:
    'Nie ma takiego wiadra. Utwórz je u dostawcy albo popraw nazwę; sprawdź też, gdzie w adresie stoi nazwa wiadra.',
  region: 'Wiadro jest gdzie indziej. Popraw adres albo region na te, które podaje dostawca.',
  clock: 'Zegar tej maszyny różni się od zegara magazynu o ponad kwadrans. Ustaw zegar (na przykład przez NTP).',
  full: 'W magazynie zabrakło miejsca. Zwiększ limit u dostawcy albo usuń to, co niepotrzebne.',
  busy: 'Magazyn ma teraz kłopoty. Spróbuj ponownie za chwilę.',
  damaged: 'Z magazynu wraca co innego, niż do niego poszło. Nie ufaj mu: zapytaj dostawcę albo wybierz innego.',
  other: 'Magazyn odmówił. Powód jest w jego odpowiedzi.',
}
