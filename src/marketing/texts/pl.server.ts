export const newsletterLink = {
  subject: 'Potwierdź zapis na newsletter',
  heading: 'Jeszcze jedno naciśnięcie',
  explanation:
    'Ktoś, zapewne Ty, poprosił na naszej stronie o newsletter na ten adres. Potwierdź to, a będziemy pisać o nowych zbiorach, przepisach i promocjach. Link jest ważny 7 dni.',
  action: 'Potwierdzam',
  notYou: 'To nie Ty? Nie rób nic: bez potwierdzenia nie będziemy pisać, a adres zniknie z naszych zapisów.',
}

export const newsletterWelcome = {
  subject: 'Witaj na liście',
  heading: 'Dziękujemy, adres potwierdzony',
  explanation: 'Newsletter będzie przychodzić na ten adres: nowe zbiory, przepisy i promocje.',
  action: 'Zobacz sklep',
  notYou: 'Wypiszesz się, kiedy chcesz: jednym kliknięciem w link na dole tej i każdej następnej wiadomości.',
}
