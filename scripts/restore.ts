import { builtCommands } from './built-commands.ts'

const { restore } = await builtCommands()
await restore(process.argv.slice(2))
