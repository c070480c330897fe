/** What is wrong with a field, under the codes that the schemas give. */
export const fieldProblems = {
  required: 'To pole jest wymagane.',
  email: 'Podaj prawidłowy adres e-mail.',
  too_long: (max: string) => `To za długi tekst: może mieć najwyżej ${max} znaków.`,
  photo_too_large: 'To zdjęcie jest zbyt duże: plik może mieć najwyżej 10 MB.',
  not_a_photo: 'Wybierz plik ze zdjęciem (JPEG, PNG, WebP, GIF, AVIF lub TIFF).',
  password_too_short: 'Hasło musi mieć co najmniej 8 znaków.',
  passwords_differ: 'Hasła nie są identyczne',
  pickup_point: 'Wpisz kod punktu, na przykład KRA012.',
  tax_number: 'Sprawdź numer: w\u00A0tej postaci nie może być prawidłowy.',
}

export const alreadyApplied = {
  chef: 'Szef kuchni z tym adresem e-mail już istnieje',
  restaurant: 'Organizacja z tym adresem e-mail już istnieje',
}
