import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const stored: typeof pl.stored = {
  about: { title: 'Ce que nous conservons, où et combien de temps' },
  heading: 'Ce que nous conservons, où et combien de temps',
  lead: 'Seulement ce sans quoi le site et la boutique ne fonctionnent pas. C’est pourquoi nous ne demandons aucun consentement aux cookies\u00A0: aucun n’en a besoin ici.',
}

export const storedContent: typeof pl.storedContent = {
  browser: {
    heading: 'Dans votre navigateur',
    explanation:
      'Personne d’autre que nous ne le lit. Sous une adresse https, les noms des cookies de connexion, d’appareil et de commande commencent par __Host-. En outre, le navigateur retient comme toujours les fichiers des pages.',
    administrators: 'Dans le seul navigateur de l’administrateur',
    places: { cookie: 'cookie', local: 'mémoire du navigateur', session: 'mémoire de l’onglet' },
    kept: {
      language: 'La langue dans laquelle vous lisez.',
      cart: 'Le panier\u00A0: ce qu’il contient, combien d’articles et à quel prix.',
      plainCart: 'Le panier sans JavaScript\u00A0: quels produits et combien.',
      checkout:
        'Une commande commencée\u00A0: données de livraison, code de réduction et point de retrait, pour ne pas les saisir deux fois.',
      checkoutBrowser:
        'Un jeton du navigateur dans lequel une commande a été commencée, afin que personne d’autre ne la modifie avant son paiement ni ne la voie après.',
      session: 'Votre connexion au compte client\u00A0: un jeton aléatoire que les scripts ne peuvent pas lire.',
      signedIn:
        'Une marque indiquant que quelqu’un est connecté, pour que les pages n’interrogent pas le serveur en vain.',
      device: 'Un appareil connu\u00A0: les tentatives d’autrui ne peuvent pas bloquer votre compte.',
      order: 'Par quel lien d’un message on est allé payer une commande, pour que «\u00A0Retour\u00A0» y ramène.',
      thanked:
        'Pour quelle commande nous avons déjà remercié, afin que le retour à cette page ne vide pas un nouveau panier.',
      typed:
        'Ce qui était saisi et l’endroit de la page qui était lu au changement de langue\u00A0; effacé dès que la page est chargée.',
      scrolled: 'Jusqu’où les pages ont défilé, pour que «\u00A0Retour\u00A0» ramène au même endroit.',
      adminSession: 'La connexion à l’espace d’administration.',
      adminDevice: 'Un appareil connu de l’administrateur.',
      adminName: 'Le nom de l’administrateur, affiché pendant la vérification de la session.',
      letterKeys: 'Si l’espace d’administration réagit aux lettres seules.',
      testAddress: 'L’adresse à laquelle le dernier message d’essai a été envoyé.',
    },
    until: {
      tab: 'jusqu’à la fermeture de l’onglet',
      ordered: 'jusqu’à la commande ou à l’effacement',
      signedOut: 'jusqu’à la déconnexion',
      deleted: 'jusqu’à l’effacement',
    },
    atMost: (duration) => `${duration} au plus`,
  },
  server: {
    heading: 'Sur notre serveur',
    explanation:
      'Dans la base de données de la boutique et ses sauvegardes, sur un serveur de notre fournisseur. Ce qui a été gardé assez longtemps est supprimé chaque nuit.',
    kept: {
      contactMessages: 'Messages du formulaire de contact',
      accountMails: 'Copies des e-mails sur un compte et son mot de passe',
      orderMails: 'Copies des e-mails sur les commandes',
      otherMails: 'Copies des autres e-mails',
      unpaidOrders: 'Commandes jamais payées',
      orderContacts:
        'E-mail, téléphone et point de retrait d’une commande payée\u00A0; il reste ensuite une empreinte de l’adresse',
      orderLinks:
        'Liens vers les commandes contenus dans les messages, sous forme d’empreintes\u00A0; ils mènent à la commande pendant 90 jours à compter de l’envoi',
      paidOrders: 'Commandes payées et comptabilité',
      invoices: 'Factures et leurs rectificatives, avec la commande qu’elles concernent',
      withdrawals: 'Déclarations de rétractation',
      statementLines: 'Virements des relevés bancaires\u00A0: émetteur, compte et libellé',
      waitingApplications: 'Candidatures que personne n’a validées',
      hiddenApplications: 'Profils de membres masqués',
      contactsWhoLeft: 'Une adresse de la liste de diffusion\u00A0; il n’en reste ensuite que l’empreinte',
      inactiveContacts: 'Contacts désactivés de cette liste',
      campaignRecipients: 'Qui a reçu quel message de la liste',
      stockWaits: 'Adresses de ceux qui attendent un produit épuisé',
      unconfirmedNewsletter: 'Demandes d’abonnement à la newsletter que personne n’a confirmées',
      newsletterReadersWhoLeft: 'L’abonnement à la newsletter après la désinscription',
      reviews: 'Avis sur les produits\u00A0: ceux non publiés, et pour les avis publiés le nom et la commande',
      unsubscribeLinks: 'Liens de désabonnement, avec l’empreinte d’une adresse qui n’est plus sur la liste',
      auditEntries: 'Journal des modifications de l’administration',
      accessAddresses: 'Adresses réseau depuis lesquelles quelqu’un s’est connecté à l’administration, ou l’a tenté',
      accessEntries: 'Journal des connexions à l’administration et des refus',
      privacyRequests: 'Demandes relatives aux données personnelles',
      customerSessions: 'Connexions des clients',
      administratorSessions: 'Connexions de l’administrateur',
      knownDevices: 'Appareils connus',
      recoveryLinks: 'Liens pour choisir un nouveau mot de passe',
      attempts: 'Tentatives comptées de connexion et d’envoi de formulaires, avec l’adresse IP ou l’adresse e-mail',
      materials: 'Supports préparés pour les membres',
      backups: 'Sauvegardes de toute la base',
      doneJobs: 'Tâches de fond accomplies',
      failedJobs: 'Tâches de fond qui ont échoué',
    },
    since: {
      written: 'à compter de l’enregistrement',
      sent: 'à compter de l’envoi',
      endOfYearPaid: 'à compter de la fin de l’année du paiement',
      endOfYearIssued: 'à compter de la fin de l’année du dernier document',
      applied: 'à compter de la candidature',
      hidden: 'à compter du masquage',
      left: 'à compter du désabonnement',
      changed: 'à compter de la dernière modification',
      finished: 'à compter de la fin',
      answered: 'à compter de la réponse',
    },
    rest: [
      {
        what: 'L’adresse IP d’une commande en attente de paiement qui réserve des articles',
        howLong: 'jusqu’au paiement, à l’annulation ou à la libération des articles, en général une heure au plus',
      },
      { what: 'Un compte client', howLong: 'jusqu’à sa suppression' },
      { what: 'Membres', howLong: 'jusqu’à la fin de l’adhésion' },
      { what: 'Empreintes des adresses désabonnées', howLong: 'sans limite, pour que personne ne leur écrive' },
    ],
  },
  others: {
    heading: 'Ce que vous ne trouverez pas ici',
    list: [
      'Publicité, scripts de suivi, modules de réseaux sociaux. Les liens vers ces réseaux sont de simples liens.',
      'Données sur les personnes qui nous rendent visite. Nous comptons seulement combien de fois nos pages sont ouvertes, depuis quel site, et la langue et le pays qu’indique le navigateur\u00A0: sans cookies, sans adresses, sans identifiants.',
      `Connexions à d’autres serveurs, à deux exceptions près. La carte des points de retrait ${brand.carrier.name} n’est chargée que lorsque vous l’ouvrez\u00A0; le transporteur apprend alors l’adresse IP. Polices et images sont chez nous\u00A0; toutefois, si la photo d’un produit ou d’une personne se trouve ailleurs, le navigateur la demande là-bas.`,
      'Données de carte ou de banque. Le paiement se fait sur la page du prestataire, à laquelle mène la commande.',
    ],
  },
  removal: {
    heading: 'Comment l’effacer',
    get list() {
      return [
        'Cookies et mémoire\u00A0: dans les réglages du navigateur. Le panier et la connexion disparaissent alors.',
        'Un compte\u00A0: vous pouvez le supprimer vous-même, dans ses réglages, et y télécharger une copie de vos données.',
        `Tout le reste\u00A0: un message à ${brand.officeEmail} suffit. Nous répondons au plus tard dans un délai d’un mois.`,
      ]
    },
    policy: 'Politique de confidentialité',
  },
}
