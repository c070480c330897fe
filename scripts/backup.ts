import { builtCommands } from './built-commands.ts'

const { backup } = await builtCommands()
await backup(process.argv.slice(2))
