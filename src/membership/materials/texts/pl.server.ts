import { brand } from '../../../brand.ts'

/** What stands on a member's certificate and graphics. Browsers never load this. */
export const certificate = {
  get association() {
    return `Stowarzyszenie ${brand.name} · od ${brand.since}`
  },
  title: 'Certyfikat członkostwa',
  intro: 'poświadczamy, że',
  statement: {
    get chef() {
      return `należy do stowarzyszenia ${brand.name} i\u00A0gotuje z\u00A0celtycką solą morską, zbieraną ręcznie na bretońskich salinach.`
    },
    get restaurant() {
      return `należy do stowarzyszenia ${brand.name} i\u00A0podaje celtycką sól morską, zbieraną ręcznie na bretońskich salinach.`
    },
  },
  number: 'Numer certyfikatu',
  issued: 'Data wystawienia',
  signature: 'W\u00A0imieniu stowarzyszenia',
  /** Lies beside the files in the pack. */
  get readme() {
    return `certificate.pdf – certyfikat do wydruku na papierze A4, najlepiej kremowym lub białym o gramaturze od 160 g/m².
social-1080x1080.png – post w kwadracie; social-1080x1920.png – relacja; social-1200x630.png – podgląd linku lub okładka.
logo – do druku bierz SVG, do dokumentów i stron PNG; wersja „white” jest na ciemne tło.

Prosimy nie zmieniać kolorów ani proporcji znaku i zostawić wokół niego odrobinę wolnego miejsca.
Pytania? ${brand.officeEmail}`
  },
  graphics: {
    get belongs() {
      return `W\u00A0stowarzyszeniu ${brand.name}`
    },
    salt: 'Celtycka sól morska, zbierana ręcznie',
  },
}

export const materials = {
  get subject() {
    return `Twoje materiały z ${brand.name}`
  },
  heading: (name: string) => `${name}: materiały są gotowe`,
  contents:
    'Przygotowaliśmy imienny certyfikat do wydruku (A4), trzy grafiki do mediów społecznościowych oraz logo na jasne i\u00A0ciemne tło. Wszystko jest pod tym linkiem, który jest tylko dla Ciebie.',
  toMaterials: 'Pobierz materiały',
  validity: (days: number, until: string) =>
    `Link działa ${days} dni, do ${until}. Po tym czasie wystarczy do nas napisać, a\u00A0wyślemy nowy.`,
  get bonus() {
    return `Pokaż materiały w\u00A0mediach społecznościowych i\u00A0wyślij link do wpisu na ${brand.officeEmail}, a\u00A0nadamy do Ciebie przesyłkę.`
  },
}
