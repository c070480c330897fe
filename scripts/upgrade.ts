import { builtCommands } from './built-commands.ts'

const { upgrade } = await builtCommands()
await upgrade(process.argv.slice(2))
