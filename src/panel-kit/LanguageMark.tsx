/** What has to be done in a language, beside the way to its texts. */
export function LanguageMark({ isWrong, isMissing }: { isWrong: boolean; isMissing: boolean }) {
  if (isWrong) return <span className="text-xs text-clay">błąd</span>
  return isMissing && <span className="text-xs font-normal text-clay">brak</span>
}
