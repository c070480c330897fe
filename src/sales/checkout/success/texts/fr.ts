export const placedOrder = {
  heading: 'Votre commande',
  each: (price: string) => `${price} l’unité`,
  subtotal: 'Produits',
  discount: 'Remise',
  shipping: 'Livraison',
  free: 'Gratuit',
  total: 'Total',
  toAddress: 'Livraison à',
  toPoint: 'Livraison au point de retrait',
  arrives: (days: string) => `Chez vous\u00A0: ${days}`,
  confirmation: (email: string) => `La confirmation part à l’adresse ${email}.`,
  invoices: (numbers: string) => `La facture ${numbers} vous attend sur la page de la commande.`,
  follow: 'Suivre la commande',
}

export const accountOffer = {
  heading: 'Un compte\u00A0? Un mot de passe suffit',
  explanation:
    'Nous reprenons le nom, l’e-mail et l’adresse de cette commande. La prochaine fois, rien à saisir, et toutes vos commandes au même endroit.',
  password: 'Choisissez un mot de passe',
  showPassword: 'Afficher le mot de passe',
  passwordRule: 'Au moins 8 caractères. Une phrase entière convient.',
  submit: 'Créer le compte',
  sending: 'Création du compte…',
  error: 'Le compte n’a pas été créé',
  failed: 'Vérifiez la connexion et réessayez.',
  signIn: 'J’ai déjà un compte',
  made: 'Votre compte est prêt',
  madeNext: 'Cette commande s’y trouve déjà.',
  toAccount: 'Voir votre compte',
}
