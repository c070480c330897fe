import type * as pl from './pl.ts'

export const contact: typeof pl.contact = {
  about: { title: 'Contacter le bureau de l’association' },
  title: 'Écrivez-nous',
  lead: 'Au sujet du sel, d’une adhésion, d’une commande pour votre cuisine. Chaque message est lu par un être humain.',
  allRequired: 'Tous les champs sont obligatoires.',
  name: 'Nom',
  email: 'E-mail',
  message: 'Message',
  send: 'Envoyer le message',
  sending: 'Envoi en cours…',
  sent: 'Message envoyé avec succès\u00A0!',
  failed: 'Erreur lors de l’envoi du message.',
  failedNext: 'Vérifiez votre connexion et réessayez. Votre texte est toujours là.',
  office: 'Le bureau de l’association',
  phone: 'Téléphone',
  openingHours: 'Horaires',
}
