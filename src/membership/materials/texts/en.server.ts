import { brand } from '../../../brand.ts'
import type * as pl from './pl.server.ts'

export const certificate: typeof pl.certificate = {
  get association() {
    return `The ${brand.name} association · since ${brand.since}`
  },
  title: 'Certificate of membership',
  intro: 'This is to certify that',
  statement: {
    get chef() {
      return `belongs to the ${brand.name} association and cooks with Celtic sea salt, harvested by hand in the marshes of Brittany.`
    },
    get restaurant() {
      return `belongs to the ${brand.name} association and serves Celtic sea salt, harvested by hand in the marshes of Brittany.`
    },
  },
  number: 'Certificate number',
  issued: 'Date of issue',
  signature: 'On behalf of the association',
  /** Lies beside the files in the pack. */
  get readme() {
    return `certificate.pdf – the certificate, to be printed on A4, best on white or cream paper of 160 g/m² or more.
social-1080x1080.png – a square post; social-1080x1920.png – a story; social-1200x630.png – a link preview or a cover.
logo – take the SVG for print, the PNG for documents and websites; the “white” one is for dark backgrounds.

Please keep the colours and proportions of the mark, and a little free space around it.
Questions? ${brand.officeEmail}`
  },
  graphics: {
    get belongs() {
      return `A member of ${brand.name}`
    },
    salt: 'Celtic sea salt, harvested by hand',
  },
}

export const materials: typeof pl.materials = {
  get subject() {
    return `Your materials from ${brand.name}`
  },
  heading: (name: string) => `${name}: your materials are ready`,
  contents:
    'We have made a certificate in your name, ready to print on A4, three graphics for social media, and our logo for light and dark backgrounds. You will find everything at this link, which is for you alone.',
  toMaterials: 'Download the materials',
  validity: (days: number, until: string) =>
    `The link works for ${days} days, until ${until}. After that, just write to us and we will send a new one.`,
  get bonus() {
    return `Show the materials on social media and send the link to your post to ${brand.officeEmail}, and we will send you a parcel.`
  },
}
