import type * as pl from './pl.server.ts'

export const contact: typeof pl.contact = {
  subject: (name) => `Message de ${name}`,
  heading: 'Un nouveau message du site',
  explanation: 'Quelqu’un a écrit par le formulaire de contact. Une réponse à ce message lui parvient directement.',
  name: 'Nom',
  email: 'E-mail',
  language: 'Langue',
  toPanel: 'Ouvrir le message',
}
