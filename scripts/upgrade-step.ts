import { builtCommands } from './built-commands.ts'

const { upgradeStep } = await builtCommands()
await upgradeStep(process.argv.slice(2))
