import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { masters, type Master } from '../art/masters.ts'
import { projectFolder } from './project.ts'

// Renders a picture with Blender and develops it into `art/masters`: `npm run art -- hero`. A look beforehand takes
// seconds, `npm run art -- hero --scale 0.25 --samples 8`, and `--develop` alone tries other tones on the last render.
const { values: asked, positionals } = parseArgs({
  options: { scale: { type: 'string' }, samples: { type: 'string' }, develop: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const render = join(projectFolder, 'art/render')
const passesFolder = join(projectFolder, 'art/passes')
const [name] = positionals
const master = masters.find((candidate) => candidate.name === name)
if (!master) stop(`Which picture? ${masters.map((known) => known.name).join(', ')}`)

const scale = Number(asked.scale ?? 1)
const look = scale === 1 ? '' : `-${asked.scale}`
const passes = join(passesFolder, `${master.rendered ?? master.name}${look}.npz`)
const target = look ? join(passesFolder, `${master.name}${look}.webp`) : join(projectFolder, `art/masters/${name}.webp`)

mkdirSync(passesFolder, { recursive: true })
if (master.rendered ? !existsSync(passes) : !asked.develop) renderPasses(master)
run(pythonWithNumbers(), [join(render, `develop_${master.scene}.py`), master.name, passes, target])
process.stdout.write(`${target}\n`)

function renderPasses({ scene, name: own, rendered, width, height, samples }: Master): void {
  if (!canRun('blender', ['--version']))
    stop(
      'Rendering needs Blender 3.4 or newer as "blender" on the path: "apt-get install blender", or from blender.org.',
    )
  const size = [width, height].map((pixels) => String(Math.round(pixels * scale)))
  const modules = `import sys; sys.path.insert(0, ${JSON.stringify(render)})`
  const script = [
    '--background',
    '--python-exit-code',
    '1',
    '--python-expr',
    modules,
    '--python',
    `${render}/${scene}.py`,
  ]
  run('blender', [...script, '--', rendered ?? own, ...size, asked.samples ?? String(samples), passes])
}

function pythonWithNumbers(): string {
  const found = ['python3', '/usr/bin/python3'].find((python) => canRun(python, ['-c', 'import numpy, scipy, PIL']))
  return (
    found ??
    stop('Developing needs Python with three packages: "apt-get install python3-numpy python3-scipy python3-pil".')
  )
}

function canRun(program: string, words: string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0
}

function run(program: string, words: string[]): void {
  const { status } = spawnSync(program, words, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) stop(`${program} ended with ${status}.`)
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
