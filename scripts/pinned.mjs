// Runs a script of this folder on the Node that the lock file names. Written so that much older versions can read it
// and say what is wrong.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Salorge runs on Node 24, which "npm ci" brings along, but this is Node ${process.versions.node}. ` +
      'Run "npm ci" again in the project folder, without --ignore-scripts and --omit.',
  )
  process.exit(1)
}
const [name] = process.argv.splice(2, 1)
// What Node reads TypeScript with takes 18 MB for as long as it runs, so the shop's way into it is JavaScript.
await import(name === 'start' ? './start.mjs' : `./${name}.ts`)
