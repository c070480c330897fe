const moment = /<DataWytworzeniaFa>[^<]*<\/DataWytworzeniaFa>/
const issueDay = /<P_1>(\d{4}-\d\d-\d\d)<\/P_1>/
/** It is left out where it is the day of issue. */
const paymentDay = /<P_6>[^<]*<\/P_6>/
/** In which month a correction counts follows from the day of issue, too. */
const effect = /<TypKorekty>\d<\/TypKorekty>/

/**
 * Whether two files say the same but for the moment in which they were written and the day that they bear. Then it is the day of the other.
 */
export function isSameDocument(own: string, other: string): string | undefined {
  const day = issueDay.exec(other)?.[1]
  const bare = (xml: string) =>
    [moment, issueDay, paymentDay, effect]
      .reduce((left, part) => left.replace(part, ''), xml)
      .replaceAll(/>\s+</g, '><')
      .trim()
  return day !== undefined && bare(own) === bare(other) ? day : undefined
}
