import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { materialsTexts } from '../i18n/materials.ts'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import { linkedMaterialsOf } from './linked-materials.query.ts'
import { certificateFile, certificatePicture, graphicFileNames, graphicFiles } from './material-files.ts'
import type { LinkedMaterials } from './materials.ts'
import { graphicSizes } from './drawing/graphic-sizes.ts'
import { sayBytes } from './say-bytes.ts'

/** Each of the pieces, as it will look, with the way to take it alone. */
export function MaterialCards() {
  const { api } = useVisit()
  const texts = usePageTexts(materialsTexts)
  const { token = '' } = useParams({ strict: false })
  const { data: materials } = useQuery(linkedMaterialsOf(api, token))
  if (!materials) return null
  const { certificate, graphics } = texts
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
  const { language } = useVisit()
  const texts = usePageTexts(materialsTexts)
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
        {texts.save(name, sayBytes(bytes, language))}
      </a>
    </li>
  )
}
