import { createHash, sign, type KeyObject, type X509Certificate } from 'node:crypto'
import { curves, type OpenedCertificate } from './open-certificate.server.ts'

const xmldsig = 'http://www.w3.org/2000/09/xmldsig#'
const xades = 'http://uri.etsi.org/01903/v1.3.2#'
const canonical = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const sha256Method = 'http://www.w3.org/2001/04/xmlenc#sha256'

/**
 * The request to sign in, with an enveloped signature (XAdES-BES). All of it is written here, so it is written in the canonical form that
 * is hashed and signed: attributes in order, no empty tags, and each namespace where it is first used.
 */
export function signRequest(request: SignInRequest, { certificate, key }: OpenedCertificate): string {
  const properties = propertiesOf(certificate, request.at)
  const { method, hash } = algorithmOf(key)
  const signedInfo =
    `<ds:SignedInfo xmlns:ds="${xmldsig}">` +
    `<ds:CanonicalizationMethod Algorithm="${canonical}"></ds:CanonicalizationMethod>` +
    `<ds:SignatureMethod Algorithm="${method}"></ds:SignatureMethod>` +
    `<ds:Reference Id="request" URI="">${transforms(`${xmldsig}enveloped-signature`, canonical)}${digest(requestOf(request))}</ds:Reference>` +
    `<ds:Reference Type="http://uri.etsi.org/01903#SignedProperties" URI="#properties">${transforms(canonical)}${digest(properties)}</ds:Reference>` +
    '</ds:SignedInfo>'
  const value = sign(hash, Buffer.from(signedInfo), { key, dsaEncoding: 'ieee-p1363' }).toString('base64')
  const signature =
    `<ds:Signature xmlns:ds="${xmldsig}" Id="signature">${signedInfo}<ds:SignatureValue>${value}</ds:SignatureValue>` +
    `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.raw.toString('base64')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>` +
    `<ds:Object><xades:QualifyingProperties xmlns:xades="${xades}" Target="#signature">${properties}</xades:QualifyingProperties></ds:Object></ds:Signature>`
  return requestOf(request).replace(/<\/AuthTokenRequest>$/, () => `${signature}</AuthTokenRequest>`)
}

export interface SignInRequest {
  challenge: string
  taxNumber: string
  /** A certificate of the system's own names its bearer; another one is known there by its fingerprint. */
  subject: 'certificateSubject' | 'certificateFingerprint'
  /** The system's own moment, so that a wrong clock of ours doesn't make the signature too old or too new. */
  at: Date
}

const requestOf = ({ challenge, taxNumber, subject }: SignInRequest): string =>
  `<AuthTokenRequest xmlns="http://ksef.mf.gov.pl/auth/token/2.0"><Challenge>${escaped(challenge)}</Challenge>` +
  `<ContextIdentifier><Nip>${escaped(taxNumber)}</Nip></ContextIdentifier><SubjectIdentifierType>${subject}</SubjectIdentifierType></AuthTokenRequest>`

/** What is signed besides: when, by which certificate, and what kind of document. */
function propertiesOf(certificate: X509Certificate, at: Date): string {
  const ds = ` xmlns:ds="${xmldsig}"`
  return (
    `<xades:SignedProperties xmlns:xades="${xades}" Id="properties"><xades:SignedSignatureProperties>` +
    `<xades:SigningTime>${at.toISOString().replace(/\.\d+Z$/, 'Z')}</xades:SigningTime>` +
    '<xades:SigningCertificate><xades:Cert><xades:CertDigest>' +
    `<ds:DigestMethod${ds} Algorithm="${sha256Method}"></ds:DigestMethod><ds:DigestValue${ds}>${sha256(certificate.raw)}</ds:DigestValue>` +
    `</xades:CertDigest><xades:IssuerSerial><ds:X509IssuerName${ds}>${escaped(issuerOf(certificate))}</ds:X509IssuerName>` +
    `<ds:X509SerialNumber${ds}>${BigInt(`0x${certificate.serialNumber}`)}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert></xades:SigningCertificate>` +
    '</xades:SignedSignatureProperties><xades:SignedDataObjectProperties><xades:DataObjectFormat ObjectReference="#request">' +
    '<xades:MimeType>text/xml</xades:MimeType></xades:DataObjectFormat></xades:SignedDataObjectProperties></xades:SignedProperties>'
  )
}

const transforms = (...algorithms: string[]) =>
  `<ds:Transforms>${algorithms.map((one) => `<ds:Transform Algorithm="${one}"></ds:Transform>`).join('')}</ds:Transforms>`

const digest = (text: string) =>
  `<ds:DigestMethod Algorithm="${sha256Method}"></ds:DigestMethod><ds:DigestValue>${sha256(text)}</ds:DigestValue>`

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64')

function algorithmOf(key: KeyObject): { method: string; hash: string } {
  const isCurve = key.asymmetricKeyType === 'ec'
  const hash = (isCurve && curves[key.asymmetricKeyDetails?.namedCurve ?? '']) || 'sha256'
  return { method: `http://www.w3.org/2001/04/xmldsig-more#${isCurve ? 'ecdsa' : 'rsa'}-${hash}`, hash }
}

/** The most specific part first, as RFC 4514 has it. */
const issuerOf = ({ issuer }: X509Certificate) => issuer.split('\n').toReversed().join(',')

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' }
const escaped = (text: string) => text.replaceAll(/[&<>\r]/g, (mark) => marks[mark] ?? mark)
