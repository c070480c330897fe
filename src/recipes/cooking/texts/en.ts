import type { Cooking } from '../../recipe.ts'

export const cooking: Cooking = {
  'pomidory-z-sola': {
    makes: 'Serves 4',
    time: '15\u00A0minutes',
    ingredients: [
      '600\u00A0g ripe tomatoes, a few kinds if you can',
      '1/2 teaspoon premium salt (fleur de sel)',
      '2 tablespoons olive oil',
      'a few basil leaves',
      'bread for the juices',
    ],
    steps: [
      'Cut the tomatoes into thick slices and lay them in one layer on a large plate. They should be at room temperature.',
      'Scatter half of the salt over them and wait for 10\u00A0minutes, until they release their juice.',
      'Add the oil, tilt the plate and spoon the dressing over the tomatoes.',
      'Tear the basil over them and add the rest of the salt just before serving, so that it stays crisp.',
    ],
  },
  'maslo-z-sola': {
    makes: '250\u00A0g',
    time: '15\u00A0minutes and an hour in the fridge',
    ingredients: ['250\u00A0g soft unsalted butter', '7\u00A0g fine salt (a level teaspoon and a half)'],
    steps: [
      'Take the butter out of the fridge an hour before. Work it with a fork until it is smooth.',
      'Fold in most of the salt. The crystals should stay whole, so don’t beat it for long.',
      'Wrap it in baking paper, roll it into a log and chill it for an hour.',
      'Sprinkle with the rest of the salt and serve with bread and radishes. It keeps for about two weeks in the fridge.',
    ],
  },
  'karmel-z-sola': {
    makes: 'A 400\u00A0g jar',
    time: '25\u00A0minutes',
    ingredients: [
      '200\u00A0g sugar',
      '80\u00A0g butter',
      '200\u00A0ml cream, 30% fat',
      '4\u00A0g fine salt (a level teaspoon)',
    ],
    steps: [
      'Warm the cream without boiling it. Dice the butter.',
      'Melt the sugar in a wide pan over medium heat, without stirring, until it is amber.',
      'Take it off the heat and stir in the butter, then the warm cream in a thin stream. Mind the hot steam.',
      'Simmer for 2 more minutes, stirring. Add the salt and pour into a jar. It keeps for three weeks in the fridge.',
    ],
  },
  'ziemniaki-w-soli': {
    makes: 'Serves 4',
    time: '35\u00A0minutes',
    ingredients: [
      '1\u00A0kg small new potatoes',
      '100\u00A0g coarse salt',
      'butter, or curd cheese with chives, to serve',
    ],
    steps: [
      'Wash the potatoes but don’t peel them. Put them in a wide pan with just enough water to cover them.',
      'Add the salt and boil for about 20\u00A0minutes, until a knife goes in easily.',
      'Pour off nearly all the water, leaving two tablespoons. Shake the pan over a low heat for 3–5\u00A0minutes, until the skins wrinkle and turn white with salt.',
      'Serve at once, in their skins.',
    ],
  },
  'ogorki-kiszone': {
    makes: 'A 2\u00A0l jar',
    time: '20\u00A0minutes and a week of waiting',
    ingredients: [
      '1\u00A0kg small, firm pickling cucumbers',
      '1\u00A0l water',
      '35\u00A0g coarse salt without added iodine',
      '2 heads of flowering dill with stalks',
      '4 cloves of garlic',
      'a piece of horseradish root',
      '2 cherry or oak leaves',
    ],
    steps: [
      'Wash the cucumbers and soak them in cold water for 2\u00A0hours. Scald the jar.',
      'Bring the water to the boil with the salt and let it cool until lukewarm.',
      'Put dill, garlic, horseradish and leaves at the bottom, pack in the cucumbers and cover them with brine. Weigh them down with a small plate.',
      'Cover without closing tightly. Keep at about 20\u00A0°C: after 3 days they are mild, after 7 sour. Then move them to a cool place.',
    ],
  },
  'ryba-w-soli': {
    makes: 'Serves 2–3',
    time: '55\u00A0minutes',
    ingredients: [
      '1 whole sea bream or trout, about 1\u00A0kg, gutted, with its scales',
      '1.5\u00A0kg coarse salt',
      '2 egg whites',
      'half a lemon, sliced',
      'a few sprigs of thyme',
    ],
    steps: [
      'Heat the oven to 200\u00A0°C. Mix the salt with the egg whites and 3 tablespoons of water, until it feels like wet sand.',
      'Spread a layer 1\u00A0cm thick on a tray. Put lemon and thyme inside the fish, lay it on the salt, cover it with the rest and press it down.',
      'Bake for 30\u00A0minutes and let it rest for 10\u00A0minutes.',
      'Crack the crust, lift it off with the skin and serve the flesh with olive oil.',
    ],
  },
}
