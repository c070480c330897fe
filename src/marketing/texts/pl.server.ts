export const newsletterLink = {
  subject: 'Potwierdź zapis na newsletter',
  heading: 'Jeszcze jedno kliknięcie',
  explanation:
    'Ktoś, zapewne Ty, poprosił na naszej stronie o newsletter na ten adres. Potwierdź to, a będziemy pisać o nowych zbiorach, przepisach i promocjach. Link jest ważny 7 dni.',
  action: 'Potwierdzam',
  notYou: 'To nie Ty? Nie musisz nic robić: bez potwierdzenia nie będziemy pisać, a adres usuniemy.',
}

export const newsletterWelcome = {
  subject: 'Jesteś na liście newslettera',
  heading: 'Dziękujemy, adres jest potwierdzony',
  explanation: 'Newsletter będzie przychodzić na ten adres: nowe zbiory, przepisy i promocje.',
  action: 'Zobacz sklep',
  notYou: 'Możesz się wypisać w każdej chwili: jednym kliknięciem w link na dole tej i każdej następnej wiadomości.',
}
