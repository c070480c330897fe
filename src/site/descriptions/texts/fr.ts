import { brand } from '../../../brand.ts'
import type * as pl from './pl.ts'

export const descriptions: typeof pl.descriptions = {
  '/': 'Le sel marin celtique récolté à la main en Loire-Atlantique, par une association de chefs, de restaurants et d’hôtels.',
  '/activities':
    'Le sel celtique et l’association des restaurateurs\u00A0: ce que nous faisons pour ceux qui cuisinent et pour ceux qui passent à table.',
  '/team':
    'Celles et ceux qui font l’association\u00A0: l’équipe qui l’anime au quotidien, les chefs, les restaurants et les hôtels qui en sont membres.',
  '/cooperation':
    'Une communauté de restaurateurs et de chefs autour du sel celtique\u00A0: contacts, formations, supports et tarifs préférentiels.',
  '/contact':
    'Écrivez au bureau de l’association\u00A0: formulaire, adresse postale et adresse e-mail. Chaque message est lu par un être humain.',
  get '/joinus'() {
    return `Présentez votre candidature à ${brand.name} en tant que chef, restaurant ou hôtel. Les supports numériques vous parviennent sous 24 à 48 heures.`
  },
  '/store': 'Sel marin celtique de Loire-Atlantique en plusieurs formats, de 250 g au sac de 25 kg pour les cuisines.',
  '/recipes':
    'Des recettes courtes au sel marin celtique\u00A0: tomates, beurre salé, caramel, pommes de terre nouvelles, concombres, poisson en croûte de sel.',
  '/store/$slug/reviews/$page':
    'Avis de personnes qui ont acheté ce sel chez nous\u00A0: bons et mauvais, chacun lu avant sa publication, avec sa note.',
  '/imprint':
    'Qui tient le site et la boutique\u00A0: nom, adresse, numéros de registre et fiscal, téléphone, e-mail, et où adresser une réclamation.',
  get '/terms'() {
    return `Comment acheter chez ${brand.name}\u00A0: commande, paiement, livraison, réclamations.`
  },
  '/delivery':
    'Ce que coûte l’envoi à domicile ou en consigne, quand arrive le colis et comment payer\u00A0: carte, BLIK, Przelewy24.',
  get '/privacy'() {
    return `Quelles données ${brand.name} collecte, pourquoi, pendant combien de temps, et quels sont vos droits.`
  },
  '/withdrawal': 'Comment se rétracter sous 14 jours, qui paie le retour, et un modèle de formulaire.',
  '/withdraw':
    'Rétractez-vous d’un contrat conclu dans la boutique, sans compte et sans motif. La confirmation arrive par e-mail.',
  '/guarantee':
    'Pendant deux ans au moins, nous garantissons un bien conforme au contrat\u00A0: ce que vous pouvez demander et comment signaler un défaut.',
  get '/accessibility'() {
    return `Utiliser le site et la boutique ${brand.name} au clavier, avec un lecteur d’écran ou de grands caractères, et ce qui ne fonctionne pas encore.`
  },
  '/stored':
    'Ce que le site et la boutique conservent exactement dans le navigateur et sur le serveur, pourquoi, combien de temps.',
}
