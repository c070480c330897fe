import { fork, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { isServerSide } from './house-rules.ts'
import { projectFolder } from './project.ts'

const words = process.argv.slice(2)
const isFilled = words.includes('--filled')
const unknown = words.filter((word) => word !== '--filled')
if (unknown.length > 0) {
  process.stderr.write(
    `npm run dev knows --filled, which brings a shop with a year behind it, but not ${unknown.join(' ')}.\n`,
  )
  process.exit(1)
}
// Apart from what somebody has made by hand.
if (isFilled && !process.env['DATABASE_URL']) process.env['DATA_DIR'] ||= './data-filled'

let program: ChildProcess
let isStopping = false

function start(): void {
  program = fork(join(projectFolder, 'scripts/dev-program.ts'), isFilled ? ['--filled'] : [])
  program.on('exit', (code) => {
    if (isStopping || code !== 0) process.exit(code ?? 1)
    start()
  })
}

let pause: NodeJS.Timeout | undefined
watch(join(projectFolder, 'src'), { recursive: true }, (_, file) => {
  // Pages change in the browser while one looks at them; a change of the server's part starts the program again.
  if (!file || !isServerSide(`src/${file}`) || file.endsWith('.test.ts')) return
  clearTimeout(pause)
  pause = setTimeout(() => program.kill('SIGTERM'), 100)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true
    program.kill('SIGTERM')
  })
}
start()
