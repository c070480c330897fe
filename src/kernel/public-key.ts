const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const checksumOfBech32 = 1

/** Bech32, which is how age writes its public keys: a mistyped letter is noticed. */
function hasRightChecksum(prefix: string, content: string): boolean {
  const signs = [...prefix].map((sign) => sign.charCodeAt(0))
  const values = [...signs.map((code) => code >> 5), 0, ...signs.map((code) => code & 31)]
  let sum = 1
  for (const value of [...values, ...[...content].map((letter) => letters.indexOf(letter))]) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    generators.forEach((generator, bit) => (sum ^= (top >>> bit) & 1 ? generator : 0))
  }
  return sum === checksumOfBech32
}

/** A public key of age, `age1…`, to which backups are encrypted. */
export const isPublicKey = (written: string): boolean =>
  /^age1[02-9ac-hj-np-z]{58}$/.test(written) && hasRightChecksum('age', written.slice('age1'.length))

/** Several stand beside each other, with spaces between. */
export const readPublicKeys = (written: string): string[] => written.split(/\s+/).filter(Boolean)
