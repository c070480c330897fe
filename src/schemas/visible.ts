/**
 * Whether there is something in a text that people see. Spaces, controls, marks of no width and letters without a shape
 * (the fillers of Hangul, braille without dots, a note without a head) are nothing, and so is an accent alone.
 */
export const visible = /(?!\p{Default_Ignorable_Code_Point}|[\u2800\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u

/** A text in which nobody sees anything is an empty one. */
export const orNothing = (text: string) => (visible.test(text) ? text : '')
