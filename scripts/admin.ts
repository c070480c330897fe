import { builtCommands } from './built-commands.ts'

const { admin } = await builtCommands()
await admin(process.argv.slice(2))
