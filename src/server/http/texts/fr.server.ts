import { alreadyApplied } from '../../../schemas/texts/fr.ts'
import type * as pl from './pl.server.ts'

export const errors: typeof pl.errors = {
  malformed: 'La requête n’a pas pu être lue.',
  invalid: 'Veuillez corriger les champs signalés.',
  invalid_value: 'Cette valeur n’est pas valable.',
  not_signed_in: 'Veuillez vous connecter pour continuer.',
  forbidden: 'Cette action n’est pas autorisée.',
  not_permitted: 'Votre rôle ne le permet pas. Demandez à la personne propriétaire de la boutique.',
  not_found: 'Introuvable.',
  wrong_method: 'Cette adresse ne prend pas ce type de requête.',
  too_slow: 'L’envoi prend trop de temps. Vérifiez votre connexion et réessayez.',
  too_large: 'Les données envoyées sont trop volumineuses.',
  address_too_long: 'Cette adresse est trop longue.',
  wrong_type: 'Ce type de contenu n’est pas pris en charge.',
  too_many: 'Trop de tentatives. Veuillez réessayer #.',
  held: 'La boutique est en cours de restauration et revient dans un instant. Rien n’a été enregistré. Veuillez réessayer #.',
  unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
  storage_full: 'Le disque du serveur est plein. Rien n’a été modifié.',
  internal: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
  chef_already_applied: alreadyApplied.chef,
  restaurant_already_applied: alreadyApplied.restaurant,
  picture_unreadable:
    'Ce fichier n’est pas une image que nous pouvons lire. Utilisez JPEG, PNG, WebP, GIF, AVIF ou TIFF.',
  picture_too_big: 'Cette image est trop grande. Veuillez la réduire, par exemple à 12 mégapixels.',
  product_is_in_stock: 'Ce produit est de nouveau en stock. Rechargez la page.',
  product_not_found: 'Ce produit n’existe pas.',
  newsletter_link_unknown: 'Nous ne connaissons pas ce lien vers la newsletter.',
  unsubscribe_link_unknown: 'Nous ne connaissons pas ce lien de désabonnement.',
  materials_link_unknown: 'Nous ne connaissons pas ce lien vers les supports.',
  materials_link_expired: 'Ce lien a expiré. Écrivez-nous et nous en enverrons un nouveau.',
  email_taken: 'Cette adresse e-mail a déjà un compte. Connectez-vous ou choisissez un nouveau mot de passe.',
  wrong_email_or_password: 'Adresse e-mail ou mot de passe incorrect.',
  password_common:
    'Ce mot de passe est facile à deviner. Choisissez-en un autre, par exemple quelques mots qui ne disent rien de vous.',
  wrong_current_password: 'Ce n’est pas votre mot de passe actuel.',
  recovery_link_used: 'Ce lien a déjà servi. Au besoin, demandez-en un nouveau.',
  recovery_link_expired: 'Ce lien a expiré. Demandez-en un nouveau.',
  email_proof_unknown:
    'Ce lien ne correspond pas à ce compte ou a expiré. Demandez-en un nouveau sur la page du compte.',
  recovery_link_unknown: 'Nous ne connaissons pas ce lien. Demandez-en un nouveau.',
  discount_unknown: 'Code de réduction non valable',
  discount_not_yet: 'Ce code de réduction n’est pas encore valable.',
  discount_over: 'Ce code de réduction a expiré.',
  discount_used_up: 'Ce code de réduction est épuisé.',
  discount_needs_more: 'La commande est trop petite pour ce code de réduction.',
  payment_unavailable: 'Une erreur est survenue lors du traitement du paiement',
  payments_closed: 'Les paiements sont momentanément indisponibles. Réessayez plus tard.',
  sold_out: 'Certains produits ne sont plus disponibles en cette quantité. Revenez au panier pour le corriger.',
  total_changed: 'Le montant de la commande a changé. Vérifiez-le et commandez à nouveau.',
  checkout_key_short: 'L’Idempotency-Key doit compter au moins 22 caractères aléatoires\u00A0; un UUID convient.',
  checkout_paid: 'Cette commande est déjà payée. Pour en passer une autre, appuyez encore une fois sur le bouton.',
  pickup_point_missing: 'Veuillez choisir un point de retrait.',
  too_heavy_for_locker:
    'L’un des produits, emballé, est trop lourd pour une consigne. Choisissez la livraison à domicile.',
  order_too_large_for_locker: 'Cette commande n’entre pas dans une consigne. Choisissez la livraison à domicile.',
  order_too_heavy_for_locker:
    'Emballée, la commande pèse plus de 25\u00A0kg, le maximum qu’accepte une consigne. Choisissez la livraison à domicile.',
  country_not_served: 'Nous ne livrons pas dans ce pays. Écrivez-nous, nous verrons ce qui est possible.',
  no_rate_for_weight:
    'Nous n’envoyons pas de commande de ce poids dans ce pays. Écrivez-nous, nous verrons ce qui est possible.',
  no_lockers_there: 'Il n’y a de consignes à colis qu’en Pologne. Veuillez choisir la livraison à domicile.',
  order_too_large: 'Une commande de cette taille ne peut pas être payée en ligne. Écrivez-nous.',
  over_product_limit: '{product}\u00A0: {most} au maximum par commande. Il vous en faut plus\u00A0? Écrivez-nous.',
  over_order_limit:
    'Une commande peut contenir au maximum {most} articles, tous produits confondus. Il vous en faut plus\u00A0? Écrivez-nous.',
  over_held_limit:
    'Le nombre d’articles qui peuvent attendre leur paiement est déjà atteint. Payez les commandes en cours ou rétractez-vous, puis commandez à nouveau. Vous pouvez aussi patienter une heure ou nous écrire.',
  over_transfer_limit:
    'Des commandes en attente de virement retiennent déjà autant d’articles que possible sans paiement. Payez par carte ou BLIK, commandez moins ou écrivez-nous.',
  transfer_not_offered: 'Cette commande ne peut pas être payée par virement. Choisissez la carte ou BLIK.',
  checkout_changed: 'La commande a été modifiée dans un autre onglet. Vérifiez-la et réessayez.',
  terms_changed: 'Les conditions ont changé. Lisez-les et commandez à nouveau.',
  order_not_found: 'Cette commande n’existe pas.',
  order_link_ended:
    'Ce lien vers la commande a expiré. Demandez-en un nouveau\u00A0: nous l’enverrons à l’adresse indiquée dans la commande.',
  order_not_payable: 'Cette commande ne peut plus être payée.',
  document_on_its_way:
    'Cette facture est en route vers KSeF, le système polonais de factures électroniques. Vous la trouverez ici dès qu’elle y aura son numéro.',
  document_not_found: 'Ce document n’existe pas.',
  order_not_invoiceable:
    'Aucune facture ne peut être établie pour cette commande\u00A0: elle existe déjà, ou il n’y a rien à facturer.',
  invoice_too_late: 'Les trois mois pendant lesquels une facture peut être demandée sont passés.',
  invoices_wait:
    'Les factures attendent que le bureau ait confirmé l’état de la boutique. Veuillez réessayer plus tard.',
  nothing_to_confirm: 'Il n’y a aucune restauration à confirmer.',
  last_numbers_missing: 'Indiquez le dernier numéro émis, ou que rien n’a été émis après la sauvegarde.',
  last_number_too_low: 'La sauvegarde contient un numéro plus élevé. Indiquez le dernier numéro émis.',
  payments_not_asked: 'Le prestataire de paiement n’a pas encore été interrogé. Veuillez réessayer dans un instant.',
}
