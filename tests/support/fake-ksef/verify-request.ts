import { createHash, createVerify, X509Certificate } from 'node:crypto'
import { DOMParser } from '@xmldom/xmldom'
import { SignedXml } from 'xml-crypto'

const xmldsig = 'http://www.w3.org/2000/09/xmldsig#'
const xades = 'http://uri.etsi.org/01903/v1.3.2#'

/** Who asks to be let in, as a signature vouches for it. */
export interface VerifiedRequest {
  challenge: string
  taxNumber: string
  subjectType: string
  certificate: X509Certificate
  signedAt: Date
}

/** Why the real system refuses one, by its own numbers. */
export class RequestRefused extends Error {
  readonly code: number

  constructor(code: number, why: string) {
    super(why)
    this.code = code
  }
}

/** Curves are signed with both numbers side by side, which the library doesn't know of. */
class Curve {
  getSignature = (): string => {
    throw new Error('Only verifies')
  }
  verifySignature = (signed: string, key: Parameters<ReturnType<typeof createVerify>['verify']>[0], value: string) =>
    createVerify('sha256')
      .update(signed)
      .verify({ key: key as string, dsaEncoding: 'ieee-p1363' }, value, 'base64')
  getAlgorithmName = () => ecdsa
}
const ecdsa = 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256'
const allowed = new Set([ecdsa, 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'])

/**
 * Checks a signed request as a stranger: another library than the one that signs brings it into its canonical form, and only what the
 * signature covers is read.
 */
export function verifyRequest(xml: string): VerifiedRequest {
  const document = parsed(xml)
  const signatures = Array.from(document.getElementsByTagNameNS(xmldsig, 'Signature'))
  const [signature] = signatures
  if (!signature) throw new RequestRefused(9102, 'Brak podpisu.')
  if (signatures.length > 1) throw new RequestRefused(9103, 'Przekroczona liczba dozwolonych podpisów.')
  const method = signature.getElementsByTagNameNS(xmldsig, 'SignatureMethod')[0]?.getAttribute('Algorithm') ?? ''
  if (!allowed.has(method)) throw new RequestRefused(9105, 'Nieprawidłowy podpis.')
  const certificate = certificateIn(signature)
  const signed = new SignedXml({ publicCert: certificate.toString(), getCertFromKeyInfo: () => null })
  signed.SignatureAlgorithms[ecdsa] = Curve as unknown as (typeof signed.SignatureAlgorithms)[string]
  signed.loadSignature(signature as never)
  if (!isGood(signed, xml)) throw new RequestRefused(9105, 'Nieprawidłowy podpis.')
  const [request, properties] = ['AuthTokenRequest', 'SignedProperties'].map((name) =>
    signed
      .getSignedReferences()
      .map((one) => parsed(one).documentElement as Element | null)
      .find((element) => element?.localName === name),
  )
  if (!request || !properties) throw new RequestRefused(9105, 'Nieprawidłowy podpis.')
  const digest = textOf(properties, xmldsig, 'DigestValue')
  if (digest !== createHash('sha256').update(certificate.raw).digest('base64'))
    throw new RequestRefused(9105, 'Nieprawidłowy podpis.')
  const schema = request.namespaceURI ?? ''
  if (!/^http:\/\/ksef\.mf\.gov\.pl\/auth\/token\/2\.[01]$/.test(schema))
    throw new RequestRefused(21_401, 'Zły schemat.')
  return {
    challenge: textOf(request, schema, 'Challenge'),
    taxNumber: textOf(request, schema, 'Nip'),
    subjectType: textOf(request, schema, 'SubjectIdentifierType'),
    certificate,
    signedAt: new Date(textOf(properties, xades, 'SigningTime')),
  }
}

type Node = Element

function parsed(xml: string) {
  try {
    const fails = (message: string) => {
      throw new Error(message)
    }
    return new DOMParser({ errorHandler: { error: fails, fatalError: fails } }).parseFromString(xml, 'text/xml')
  } catch {
    throw new RequestRefused(21_001, 'Nieczytelna treść.')
  }
}

function certificateIn(signature: Node): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(textOf(signature, xmldsig, 'X509Certificate'), 'base64'))
  } catch {
    throw new RequestRefused(21_115, 'Nieprawidłowy certyfikat.')
  }
}

function isGood(signed: SignedXml, xml: string): boolean {
  try {
    return signed.checkSignature(xml)
  } catch {
    return false
  }
}

const textOf = (element: Node, namespace: string, name: string): string =>
  element.getElementsByTagNameNS(namespace, name)[0]?.textContent ?? ''
