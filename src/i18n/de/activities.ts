import type { ActivitiesTexts } from '../activities.ts'

export const activities: ActivitiesTexts = {
  about: { title: 'Was wir tun: keltisches Salz und Gastronomie' },
  title: 'Was wir tun',
  lead: 'Wir verbinden zwei Orte: das Ufer, an dem Salz entsteht, und die Küchen, in denen seine Reise endet.',
  salt: {
    title: 'Keltisches Salz',
    badges: ['Natürlich', 'Traditionell', 'Regional'],
    text: 'Wir stehen für das Meersalz, das an der Küste von Loire-Atlantique seit Generationen von Hand geerntet wird. Es wird nicht raffiniert: Sonne und Wind trocknen es, dann kommt es in die Küche.',
  },
  association: {
    title: 'Vereinigung der Gastronomen',
    text: 'Ihre Mitglieder führen Küchen, Gasträume und Hotels. Gemeinsam wählen sie ihr Salz aus, lernen, mit ihm zu arbeiten, und sorgen dafür, dass der Gast den Unterschied schmeckt.',
    restaurateurs: {
      title: 'Für Gastronomen',
      items: ['Zugang zu Salz von höchster Qualität', 'Workshops und Schulungen', 'Austausch von Erfahrungen'],
    },
    customers: {
      title: 'Für Gäste',
      items: ['Garantierte Qualität', 'Einzigartiger Geschmack der Gerichte', 'Traditionelle Methoden'],
    },
  },
}
