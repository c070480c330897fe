import type { CooperationTexts } from '../cooperation.ts'

export const cooperation: CooperationTexts = {
  about: { title: 'Cooperation for chefs and restaurants' },
  title: 'A community that knows its salt',
  lead: 'Restaurateurs and chefs from all over Europe, brought together by one ingredient. They share what they know, and all gain by it.',
  restaurateurs: 'Restaurateurs',
  chefs: 'Chefs',
  growth: (percent) => `+${percent}% this year`,
  picture: 'Each of them is a grain in this picture: a square for a restaurateur, a dot for a chef.',
  showResult: 'Show the result now',
  benefits: {
    title: 'What membership brings',
    list: [
      {
        title: 'Contact network',
        text: 'People whom you can call: for advice, for a recommendation, for a dinner cooked together.',
      },
      {
        title: 'Training and workshops',
        text: 'Working with salt in practice, from the cure to the last pinch on the plate.',
      },
      {
        title: 'Marketing materials',
        text: 'A logo, graphics and a certificate that tell your guests what you season with.',
      },
      {
        title: 'Preferential prices',
        text: 'Salt on terms that are kept for members of the association.',
      },
    ],
  },
  join: 'Join us',
}
