import { brand } from '../../../brand.ts'
import type * as pl from './pl.ts'

export const materials: typeof pl.materials = {
  about: {
    title: 'Your materials',
    get description() {
      return `Certificate, graphics and logo for a member of ${brand.name}.`
    },
  },
  heading: 'Your materials',
  greeting: (name) => `Hello, ${name}!`,
  explanation:
    'A certificate in your name, graphics for social media and our logo: to print, to post, and for your menu.',
  download: 'Download everything',
  pack: (size) => `ZIP archive, ${size}`,
  validUntil: (day) => `This link is for you alone and works until ${day}.`,
  certificate: {
    name: 'Certificate',
    use: 'PDF, to be printed on A4',
    alt: (number) => `Certificate number ${number}`,
  },
  graphics: {
    square: { name: 'Post', use: '1080 × 1080 pixels', alt: 'Square graphic with your name' },
    story: { name: 'Story', use: '1080 × 1920 pixels', alt: 'Portrait graphic with your name' },
    wide: { name: 'Cover', use: '1200 × 630 pixels', alt: 'Wide graphic with your name' },
  },
  save: (name, size) => `Download: ${name} (${size})`,
  logos: 'The archive also holds the logo as SVG and PNG, for light and dark backgrounds, and hints on how to use it.',
  expired: {
    heading: 'This link has expired',
    explanation: 'The materials were here for 30 days. Write to us, and we will make them again and send a new link.',
  },
  unknown: {
    heading: 'We don’t know this link',
    explanation:
      'Perhaps only part of it was copied. Open it straight from the message, or write to us: we will send the materials again.',
  },
  failed: {
    heading: 'Something went wrong',
    explanation: 'We can’t show the materials just now. Please try again in a moment.',
  },
  tryAgain: 'Try again',
}
