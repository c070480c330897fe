import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project.ts'

interface LockedPackage {
  version?: string
  license?: string
  integrity?: string
  optional?: boolean
  dev?: boolean
  devOptional?: boolean
}

interface Part {
  'bom-ref': string
  type: 'library'
  name: string
  version: string
  scope: 'required' | 'optional'
  purl: string
  licenses: ({ license: { id: string } } | { expression: string })[]
  hashes: { alg: string; content: string }[]
}

/** Packages that name their licence in a file alone, as their text was read. */
const licensesInFiles: Record<string, string> = { 'png-js': 'MIT' }

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')

/**
 * All parts that the shop is made of and runs with, as CycloneDX. Made of the lock file, so that it is the same wherever and whenever it is
 * built: `npm sbom` adds a number made up each time, the moment, and the name of the folder.
 */
export function listParts() {
  const locked = read('package-lock.json')
  const { name, version, license, packages } = readLocked(locked)
  const parts = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, part]) => partOf(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), part))
  const byRef = new Map(parts.map((part) => [part['bom-ref'], part]))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(locked)}`,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { 'bom-ref': `${name}@${version}`, type: 'application', name, version, licenses: licensesOf(license) },
    },
    components: [...byRef.values()].toSorted((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
  }
}

/** Written by each build, beside what it built. */
export function writeParts(): void {
  writeFileSync(join(projectFolder, 'dist/parts.cdx.json'), `${JSON.stringify(listParts(), undefined, 2)}\n`)
}

interface Locked {
  name: string
  version: string
  license: string
  packages: Record<string, LockedPackage>
}

function readLocked(text: string): Locked {
  const { name, version, packages } = JSON.parse(text) as Omit<Locked, 'license'>
  return { name, version, license: packages['']?.license ?? '', packages }
}

function partOf(name: string, { version = '', license, integrity, optional, devOptional }: LockedPackage): Part {
  const [, algorithm, hash] = /^sha(512|256|1)-([\w+/=]+)/.exec(integrity ?? '') ?? []
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: optional || devOptional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: licensesOf(license ?? licensesInFiles[name]),
    hashes: hash ? [{ alg: `SHA-${algorithm}`, content: Buffer.from(hash, 'base64').toString('hex') }] : [],
  }
}

const licensesOf = (license: string | undefined): Part['licenses'] =>
  license === undefined
    ? []
    : / (AND|OR|WITH) /.test(license)
      ? [{ expression: license }]
      : [{ license: { id: license } }]

/** A number for this list and no other one (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
