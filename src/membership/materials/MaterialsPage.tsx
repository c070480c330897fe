import { materialsTexts } from './texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { brand } from '../../brand.ts'
import { formatDay } from '../../i18n/format.ts'
import { Message } from '../../ui/Message.tsx'
import { CallFailed } from '../../web/api.ts'
import type { Fetches } from '../../web/page.ts'
import { prefetch } from '../../web/prefetch.ts'
import { Button } from '../../ui/Button.tsx'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { linkedMaterialsOf } from './linked-materials.query.ts'
import { certificateFile, certificatePicture, graphicFileNames, graphicFiles, graphicSizes } from './material-files.ts'
import type { LinkedMaterials } from './materials.ts'
import { formatBytes } from './format-bytes.ts'

export const pageTexts = materialsTexts.part('materials')

export const fetches: Fetches = ({ queryClient, api }, { token = '' }) =>
  prefetch(queryClient, linkedMaterialsOf(api, token))

/** Where the link in a member's letter leads: all that was made for them, to look at and to take away. */
export default function MaterialsPage() {
  const { api, language } = useAppContext()
  const texts = useTexts(materialsTexts).materials
  const { token = '' } = useParams({ strict: false })
  const { data: materials, error } = useQuery(linkedMaterialsOf(api, token))
  const status = error instanceof CallFailed ? error.status : undefined
  if (error || !materials) {
    const isGone = status === 404 || status === 410
    return (
      <Message {...(status === 410 ? texts.expired : isGone ? texts.unknown : texts.failed)}>
        <Button asChild>
          <a href={isGone ? `mailto:${brand.officeEmail}` : '?'}>{isGone ? brand.officeEmail : texts.tryAgain}</a>
        </Button>
      </Message>
    )
  }
  const { name, pack, validUntil } = materials
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <p dir="auto" className="text-lg text-mid wrap-anywhere">
        {texts.greeting(name)}
      </p>
      <h1 className="mt-4 text-5xl sm:text-7xl">{texts.heading}</h1>
      <p className="mt-6 max-w-xl text-lg text-mid">{texts.explanation}</p>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button asChild>
          <a href={`/api/materials/${token}/files/${pack.name}?download=true`}>{texts.download}</a>
        </Button>
        <span className="text-mid">{texts.pack(formatBytes(pack.bytes, language))}</span>
      </div>
      <p className="mt-4 text-sm text-mid">{texts.validUntil(formatDay(new Date(validUntil), language))}</p>
      <Cards token={token} materials={materials} />
      <p className="mt-16 max-w-xl text-mid">{texts.logos}</p>
    </div>
  )
}

/** Each of the pieces, as it will look, with the way to take it alone. */
function Cards({ token, materials }: Pick<CardProps, 'token' | 'materials'>) {
  const { certificate, graphics } = useTexts(materialsTexts).materials
  return (
    <ul className="mt-16 grid items-start gap-x-8 gap-y-14 sm:mt-24 sm:grid-cols-12">
      <Card
        token={token}
        materials={materials}
        file={certificateFile}
        picture={certificatePicture}
        width={595}
        height={842}
        name={certificate.name}
        use={certificate.use}
        alt={certificate.alt(materials.certificateNumber)}
        place="sm:col-span-7 lg:col-span-5 lg:row-span-2"
      />
      {graphicFileNames.map((file) => (
        <Card
          key={file}
          token={token}
          materials={materials}
          file={file}
          picture={file}
          {...graphicSizes[graphicFiles[file]]}
          {...graphics[graphicFiles[file]]}
          place={places[graphicFiles[file]]}
        />
      ))}
    </ul>
  )
}

const places = {
  story: 'sm:col-span-5 lg:col-span-3',
  square: 'sm:col-span-5 lg:col-span-4',
  wide: 'sm:col-span-7',
}

interface CardProps {
  token: string
  materials: LinkedMaterials
  file: string
  picture: string
  width: number
  height: number
  name: string
  use: string
  alt: string
  place: string
}

function Card({ token, materials, file, picture, width, height, name, use, alt, place }: CardProps) {
  const { language } = useAppContext()
  const texts = useTexts(materialsTexts).materials
  const { bytes = 0 } = materials.files.find((one) => one.name === file) ?? {}
  const files = `/api/materials/${token}/files`
  return (
    <li className={place}>
      <img
        src={`${files}/${picture}`}
        alt={alt}
        width={width}
        height={height}
        className="h-auto w-full border border-line bg-paper"
      />
      <h2 className="mt-4 text-2xl">{name}</h2>
      <p className="text-mid tabular-nums">{use}</p>
      <a
        href={`${files}/${file}?download=true`}
        className="mt-2 inline-flex min-h-11 items-center text-violet underline underline-offset-4 hover:no-underline"
      >
        {texts.save(name, formatBytes(bytes, language))}
      </a>
    </li>
  )
}
