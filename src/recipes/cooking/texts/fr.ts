import type { Cooking } from '../../recipe.ts'

export const cooking: Cooking = {
  'pomidory-z-sola': {
    makes: '4 personnes',
    time: '15\u00A0minutes',
    ingredients: [
      '600\u00A0g de tomates mûres, de plusieurs variétés si possible',
      '1/2\u00A0c. à café de sel premium (fleur de sel)',
      '2\u00A0c. à soupe d’huile d’olive',
      'quelques feuilles de basilic',
      'du pain pour saucer',
    ],
    steps: [
      'Coupez les tomates en tranches épaisses et disposez-les côte à côte sur une grande assiette. Elles doivent être à température ambiante.',
      'Parsemez de la moitié du sel et attendez 10\u00A0minutes qu’elles rendent leur jus.',
      'Versez l’huile, inclinez l’assiette et arrosez les tomates de cette sauce.',
      'Effeuillez le basilic et ajoutez le reste du sel au moment de servir, pour qu’il croque.',
    ],
  },
  'maslo-z-sola': {
    makes: '250\u00A0g',
    time: '15\u00A0minutes et une heure au frais',
    ingredients: ['250\u00A0g de beurre doux, mou', '7\u00A0g de sel fin (1,5\u00A0c. à café rase)'],
    steps: [
      'Sortez le beurre une heure avant. Travaillez-le à la fourchette jusqu’à ce qu’il soit lisse.',
      'Incorporez presque tout le sel. Les cristaux doivent rester entiers, ne battez pas longtemps.',
      'Roulez-le en boudin dans du papier cuisson et gardez-le une heure au frais.',
      'Parsemez du reste de sel et servez avec du pain et des radis. Il se garde environ deux semaines au réfrigérateur.',
    ],
  },
  'karmel-z-sola': {
    makes: 'un pot de 400\u00A0g',
    time: '25\u00A0minutes',
    ingredients: [
      '200\u00A0g de sucre',
      '80\u00A0g de beurre',
      '200\u00A0ml de crème à 30\u00A0%',
      '4\u00A0g de sel fin (1\u00A0c. à café rase)',
    ],
    steps: [
      'Chauffez la crème sans la faire bouillir. Coupez le beurre en dés.',
      'Faites fondre le sucre à feu moyen dans une casserole large, sans remuer, jusqu’à une couleur ambrée.',
      'Hors du feu, incorporez le beurre, puis la crème chaude en filet. Attention à la vapeur brûlante.',
      'Laissez frémir encore 2\u00A0minutes en remuant. Ajoutez le sel et versez en pot. Il se garde trois semaines au réfrigérateur.',
    ],
  },
  'ziemniaki-w-soli': {
    makes: '4 personnes',
    time: '35\u00A0minutes',
    ingredients: [
      '1\u00A0kg de petites pommes de terre nouvelles',
      '100\u00A0g de gros sel',
      'du beurre ou du fromage blanc à la ciboulette pour servir',
    ],
    steps: [
      'Lavez les pommes de terre sans les éplucher. Mettez-les dans une casserole large et couvrez tout juste d’eau.',
      'Ajoutez le sel et faites bouillir 20\u00A0minutes environ, jusqu’à ce qu’un couteau y entre sans effort.',
      'Jetez presque toute l’eau, gardez-en deux cuillerées. Secouez la casserole à feu doux 3 à 5\u00A0minutes, jusqu’à ce que la peau se ride et blanchisse.',
      'Servez aussitôt, avec la peau.',
    ],
  },
  'ogorki-kiszone': {
    makes: 'un bocal de 2\u00A0l',
    time: '20\u00A0minutes et une semaine d’attente',
    ingredients: [
      '1\u00A0kg de petits concombres fermes',
      '1\u00A0l d’eau',
      '35\u00A0g de gros sel sans iode ajouté',
      '2 ombelles d’aneth avec leur tige',
      '4\u00A0gousses d’ail',
      'un morceau de raifort',
      '2 feuilles de cerisier ou de chêne',
    ],
    steps: [
      'Lavez les concombres et laissez-les tremper 2\u00A0heures dans l’eau froide. Ébouillantez le bocal.',
      'Portez l’eau à ébullition avec le sel et laissez-la tiédir.',
      'Mettez au fond aneth, ail, raifort et feuilles, serrez les concombres et couvrez-les de saumure. Posez une soucoupe en guise de poids.',
      'Couvrez sans serrer. Gardez à 20\u00A0°C environ\u00A0: au bout de 3 jours ils sont doux, au bout de 7, acidulés. Mettez ensuite au frais.',
    ],
  },
  'ryba-w-soli': {
    makes: '2 à 3 personnes',
    time: '55\u00A0minutes',
    ingredients: [
      '1 daurade ou truite entière d’environ 1\u00A0kg, vidée, non écaillée',
      '1,5\u00A0kg de gros sel',
      '2 blancs d’œufs',
      'un demi-citron en tranches',
      'quelques brins de thym',
    ],
    steps: [
      'Préchauffez le four à 200\u00A0°C. Mélangez le sel, les blancs et 3\u00A0c. à soupe d’eau jusqu’à la texture du sable mouillé.',
      'Étalez 1\u00A0cm de sel sur une plaque. Glissez citron et thym dans le poisson, posez-le sur le sel, couvrez du reste et tassez.',
      'Enfournez 30\u00A0minutes, puis laissez reposer 10\u00A0minutes.',
      'Cassez la croûte, retirez-la avec la peau et servez la chair avec de l’huile d’olive.',
    ],
  },
}
