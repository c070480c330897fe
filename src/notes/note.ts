import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { requiredText } from '../schemas/panel-fields.ts'

export const noteDraft = z.object({ text: requiredText('Wpisz treść notatki', 2_000) })
/** A tag is a word or a few of them. */
export const tagChange = z.object({
  tag: requiredText('Wpisz znacznik', 40),
  isOn: z.boolean('Wybierz, czy znacznik ma być'),
})

const note = z.object({
  id: z.int(),
  text: z.string(),
  writtenBy: z.string(),
  writtenAt: z.string(),
  changedAt: z.nullable(z.string()),
})
export type Note = z.infer<typeof note>

/** What the office has written for itself of an order or a person. */
export const remarks = z.object({
  /** The latest first. */
  notes: z.array(note),
  tags: z.array(z.string()),
  /** Tags that are used elsewhere, the most used first. */
  suggestions: z.array(z.string()),
})
export type Remarks = z.infer<typeof remarks>

/** What a note or a tag is about. */
export type About = { order: number } | { person: number }

export const noteNotFound = failure('note_not_found', 'missing')
/** What it is about is gone. */
export const nothingToNote = failure('nothing_to_note', 'missing')
export const noteOfSomebodyElse = failure('note_of_somebody_else', 'rule')
/** So many tags say nothing any more. */
export const tooManyTags = failure('too_many_tags', 'rule', 'tag')
