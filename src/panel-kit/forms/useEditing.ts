import { useEffect, useRef, useState, type RefObject } from 'react'
import { changeAddress, useAddress } from '../address.ts'
import { mayLeave } from './unsaved.ts'

export interface Editing {
  /** Which row is in the form, as the address says; undefined while the form is for a new one. */
  id: number | undefined
  /** The form is another one whenever this is. */
  key: string
  place: RefObject<HTMLElement | null>
  /** On phones the form for a new row is hidden until it is opened. */
  isOpen: boolean
  toggle(): void
  /** Leads to an empty form. */
  startNew(): Promise<void>
  /** Closes the row; asks if there are unsaved changes. */
  leave(): void
  /** What the form held is stored. */
  finish(): void
}

export const editLinkId = (id: number) => `edit-${id}`

/** A form beside a list: for a new row, or for the one in the address. The focus follows. */
export function useEditing(): Editing {
  const { edit = '' } = useAddress()
  const id = /^[1-9]\d{0,8}$/.test(edit) ? Number(edit) : undefined
  const place = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const [timesAsked, setTimesAsked] = useState(0)
  const lastId = useRef(id)

  useEffect(() => {
    const left = lastId.current
    lastId.current = id
    if (left !== undefined && id === undefined) document.getElementById(editLinkId(left))?.focus()
  }, [id])
  useEffect(() => {
    if (timesAsked > 0) focusFirstField(place.current)
  }, [timesAsked])

  const showNew = () => {
    setOpen(true)
    setTimesAsked((times) => times + 1)
  }
  return {
    id,
    key: id === undefined ? `new-${round}` : String(id),
    place,
    isOpen: isOpen || id !== undefined,
    toggle: () => (isOpen ? setOpen(false) : showNew()),
    async startNew() {
      if (id !== undefined) {
        if (!(await mayLeave())) return
        changeAddress({ edit: undefined }, { leavesNothing: true })
      }
      showNew()
    },
    leave: () => changeAddress({ edit: undefined }),
    finish() {
      if (id !== undefined) {
        changeAddress({ edit: undefined }, { leavesNothing: true })
        return
      }
      setRound((times) => times + 1)
      setTimesAsked((times) => times + 1)
    },
  }
}

export function focusFirstField(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
