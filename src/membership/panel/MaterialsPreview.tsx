import { graphicSizes } from '../materials/drawing/graphic-sizes.ts'
import { certificateFile, certificatePicture, graphicFileNames, graphicFiles } from '../materials/material-files.ts'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import { nameOf } from '../name-of.ts'
import type { Member } from './members.query.ts'
import { formatBoxes } from './format-materials.ts'

const words = {
  square: { label: 'Post', place: 'sm:col-span-2' },
  story: { label: 'Relacja', place: '' },
  wide: { label: 'Okładka', place: 'sm:col-span-3' },
}

/** What a member gets, or would get: made for this look from what is known of them now. */
export function MaterialsPreview({ member, onClose }: { member: Member; onClose(): void }) {
  const { id, materials } = member
  const files = `/api/admin/members/${id}/materials`
  return (
    <PanelDialog title={`Materiały: ${nameOf(member)}`} onClose={onClose}>
      {materials.missingLetters.length > 0 && (
        <p className="mb-5 border-l-2 border-clay py-1 pl-4 text-sm">{formatBoxes(materials.missingLetters)}</p>
      )}
      <div className="grid items-start gap-6 sm:grid-cols-5">
        <figure className="sm:col-span-2">
          <img src={`${files}/${certificatePicture}`} alt="Certyfikat" width={595} height={842} className={picture} />
          <figcaption className="mt-2 text-sm text-mid">
            {materials.certificateNumber
              ? `Certyfikat ${materials.certificateNumber}`
              : 'Certyfikat dostanie numer, gdy zostanie przygotowany'}
            {' · '}
            <a
              href={`${files}/${certificateFile}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center text-violet underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
            >
              Otwórz PDF
            </a>
          </figcaption>
        </figure>
        <div className="grid items-start gap-6 sm:col-span-3 sm:grid-cols-3">
          {graphicFileNames.map((file) => {
            const { label, place } = words[graphicFiles[file]]
            return (
              <figure key={file} className={place}>
                <img
                  src={`${files}/${file}`}
                  alt={`Grafika: ${label}`}
                  {...graphicSizes[graphicFiles[file]]}
                  className={picture}
                />
                <figcaption className="mt-2 text-sm text-mid">{label}</figcaption>
              </figure>
            )
          })}
        </div>
      </div>
    </PanelDialog>
  )
}

/** Of the size of what comes, before it has come. */
const picture = 'h-auto w-full border border-line bg-salt'
