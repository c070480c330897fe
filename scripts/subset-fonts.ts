import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutFonts } from './fonts/cut-fonts.ts'
import { cutMaterialsFonts } from './fonts/cut-materials-fonts.ts'
import { projectFolder } from './project.ts'

// Makes the fonts of the first paint anew, from the packages and the letters that src/web/fonts.css names, and those that
// certificates are set in: `npm run fonts`.
write('src/web/fonts', await cutFonts())
write('src/pdf/fonts', await cutMaterialsFonts())

function write(place: string, files: Map<string, Buffer>): void {
  const folder = join(projectFolder, place)
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of files) {
    writeFileSync(join(folder, name), content)
    process.stdout.write(`${name.padEnd(30)} ${content.length.toString().padStart(6)} bytes\n`)
  }
}
