import { readFile } from 'node:fs/promises'
import { brand } from '../src/brand.ts'

/** The white logo as it stands on the site, for a picture with our display font in it. */
export async function whiteLogo(height: number): Promise<string> {
  const favicon = await readFile(new URL('../public/favicon.svg', import.meta.url), 'utf8')
  const [mark = ''] = /<g fill="#fff">.*<\/g>/s.exec(favicon) ?? []
  return `<svg width="${(height * 158) / 44}" height="${height}" viewBox="0 0 158 44">
    <g transform="translate(-6.5 -6.5) scale(1.295)">${mark}</g>
    <text x="54" y="31.5" textLength="102" fill="#fff" font-family="Fraunces" font-size="29">${brand.name}</text>
  </svg>`
}
