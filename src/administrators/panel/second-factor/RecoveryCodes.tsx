import { useRef, useState } from 'react'
import { brand } from '../../../brand.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import { showToast } from '../../../ui/toasts.ts'

/** New recovery codes, shown this once: to be copied, saved or printed. */
export default function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const [content] = useState(() => new Blob([`${brand.name}: kody zapasowe\n\n${codes.join('\n')}\n`]))
  const begin = useRef<HTMLButtonElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ text: 'Skopiowano kody' })
    } catch {
      showToast({ title: 'Błąd', text: 'Przeglądarka nie pozwoliła skopiować. Zaznacz kody ręcznie.', tone: 'failure' })
    }
  }
  const save = () => {
    const address = URL.createObjectURL(content)
    const link = document.createElement('a')
    link.href = address
    link.download = 'kody-zapasowe.txt'
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <PanelDialog title="Kody zapasowe" isSmall beginAt={begin} onClose={onClose}>
      <div data-printed-alone>
        <p className="mb-3 hidden text-sm font-medium print:block">{brand.name}, panel administratora</p>
        <p className="text-sm">
          Zachowaj je tam, gdzie nikt inny nie zajrzy, i&nbsp;nie na tym samym telefonie. Każdy działa raz, gdy nie ma
          innego składnika. Drugi raz się nie pokażą.
        </p>
        <ul className="my-5 grid grid-cols-1 gap-x-8 gap-y-2 font-mono text-sm select-text sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <PanelButton ref={begin} onClick={() => void copy()}>
          Kopiuj
        </PanelButton>
        <PanelButton onClick={save}>Pobierz plik</PanelButton>
        <PanelButton onClick={() => window.print()}>Drukuj</PanelButton>
        <PanelButton look="solid" className="ml-auto" onClick={onClose}>
          Mam je zapisane
        </PanelButton>
      </div>
    </PanelDialog>
  )
}
