/**
 * What somebody typed, as one line that keeps to its place: nothing begins another line, and nothing turns round the
 * words that follow it.
 */
export const oneLine = (typed: string) =>
  typed
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
