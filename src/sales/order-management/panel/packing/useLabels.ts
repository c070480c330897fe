import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { plural } from '../../../../i18n/plural.ts'
import { saveAnswer } from '../../../../panel-kit/download.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { answered, CallFailed, readResponse } from '../../../../web/api.ts'
import type { ShipmentRecord } from '../../../shipments/shipment.ts'
import type { OrderToPack } from '../../packing/packing.ts'
import { carrierQuery, inParts, isToPrint, labelsQuery } from './labels.query.ts'

const formatAsked = plural('pl', {
  one: 'Zlecono etykietę dla # zamówienia',
  few: 'Zlecono etykiety dla # zamówień',
  many: 'Zlecono etykiety dla # zamówień',
  other: 'Zlecono etykiety dla # zamówienia',
})
const formatRefused = plural('pl', {
  one: '# zamówienie nie dostało etykiety: powód stoi przy nim',
  few: '# zamówienia nie dostały etykiet: powód stoi przy nich',
  many: '# zamówień nie dostało etykiet: powód stoi przy nich',
  other: '# zamówienia nie dostały etykiet: powód stoi przy nich',
})

/** The carrier's labels of the orders on the table. Where no carrier is set, `title` is null and nothing of it is shown. */
export function useLabels(orders: OrderToPack[]) {
  const client = useQueryClient()
  const { data: standing } = useQuery(carrierQuery)
  const ids = orders.map(({ id }) => id)
  const isOn = Boolean(standing?.carrier)
  const { data: shipments = [] } = useQuery({ ...labelsQuery(ids), enabled: isOn, placeholderData: (before) => before })
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())

  // A number that came makes the order another version, which "sent" goes by.
  const numbers = shipments.map(({ trackingNumber }) => trackingNumber).join()
  useEffect(() => {
    if (numbers) void client.invalidateQueries({ queryKey: ['packing'] })
  }, [numbers, client])

  const make = useAction({
    call: async (wanted: number[]) => {
      const answers = []
      for (const part of inParts(wanted)) {
        const json = { orders: part.map((id) => ({ id })) }
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as one person would ask
        answers.push(await readResponse(api.admin.shipments.$post({ json })))
      }
      return answers
    },
    onDone: (answers, wanted) => {
      const told = new Map(refused)
      for (const id of wanted) told.delete(id)
      for (const { orderId, sentence } of answers.flatMap((one) => one.refused)) told.set(orderId, sentence)
      setRefused(told)
    },
    done: (answers) => {
      const asked = new Set(answers.flatMap(({ accepted }) => accepted.map(({ orderId }) => orderId))).size
      const without = answers.flatMap((one) => one.refused).length
      return [asked > 0 && formatAsked(asked), without > 0 && formatRefused(without)].filter(Boolean).join('. ')
    },
  })
  const print = useAction({
    call: async (which: number[] | 'today') => {
      const wanted =
        which === 'today'
          ? (await readResponse(api.admin.shipments.$get({ query: {} }))).filter(
              (one) => isToPrint(one) && ids.includes(one.orderId),
            )
          : shipments.filter((one) => isToPrint(one) && which.includes(one.orderId))
      if (wanted.length === 0)
        throw new CallFailed(409, {
          message: `Żadna etykieta ${which === 'today' ? 'z\u00A0dziś' : 'z\u00A0zaznaczonych'} nie jest jeszcze gotowa.`,
        })
      for (const part of inParts(wanted)) {
        const query = { ids: part.map(({ id }) => id).join(',') }
        // oxlint-disable-next-line eslint/no-await-in-loop -- a file each
        await saveAnswer(await answered(api.admin.shipments.labels.$get({ query })))
      }
    },
    changesNothing: true,
    failed: { title: 'Nie ma etykiet do druku' },
  })
  const collect = useAction({
    call: (which: ShipmentRecord[]) =>
      readResponse(api.admin.shipments.collections.$post({ json: { ids: which.map(({ id }) => id) } })),
    failed: { title: 'Nie zamówiono odbioru' },
    done: ({ collection, shipments: taken }) => `Kurier przyjedzie po paczki: ${taken.length}. Zlecenie ${collection}.`,
  })
  const retry = useAction({
    call: (id: number) => readResponse(api.admin.shipments[':id'].retry.$post({ param: { id: String(id) } })),
  })
  return {
    title: standing?.carrier ? standing.title : null,
    of: (orderId: number) => shipments.filter((one) => one.orderId === orderId),
    refusedOf: (orderId: number) => refused.get(orderId),
    make,
    print,
    collect,
    retry,
  }
}

export type Labels = ReturnType<typeof useLabels>
