import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from './find-chromium.ts'
import { projectFolder } from './project.ts'

// The README's pictures, taken from a running shop: `npm run screenshots http://localhost:3000`. One that was
// started by `npm run dev -- --filled` shows the same pages, with members and a promotion on them.
const [origin = 'http://localhost:3000'] = process.argv.slice(2)
const pictures = [
  { name: 'home', path: '/', width: 1440, height: 900 },
  { name: 'store', path: '/store', width: 1440, height: 900 },
  { name: 'product', path: '/store/sol-celtycka-premium-1kg', width: 1440, height: 900 },
  { name: 'team', path: '/team', width: 1440, height: 900 },
]

const folder = join(projectFolder, 'docs/pictures')
mkdirSync(folder, { recursive: true })
const { executablePath, env } = await findChromium()
const environment = { ...process.env, ...env } as Record<string, string>
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], env: environment })
for (const { name, path, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  await page.goto(`${origin}${path}?lang=en`, { waitUntil: 'networkidle' })
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`))
  await page.close()
}
await browser.close()
