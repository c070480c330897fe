import { builtCommands } from './built-commands.ts'

const { mailTest } = await builtCommands()
await mailTest(process.argv.slice(2))
