import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutFonts } from './fonts/cut-fonts.ts'
import { projectFolder } from './project.ts'

// Makes the fonts of the first paint anew, from the packages and the letters that src/web/fonts.css names: `npm run fonts`.
const folder = join(projectFolder, 'src/web/fonts')
mkdirSync(folder, { recursive: true })
for (const [name, content] of await cutFonts()) {
  writeFileSync(join(folder, name), content)
  process.stdout.write(`${name.padEnd(30)} ${content.length.toString().padStart(6)} bytes\n`)
}
