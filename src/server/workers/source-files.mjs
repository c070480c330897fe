// Where sources run as they are, without Vite: what is wanted of a file as text or as its bytes, as Vite gives it.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const forms = {
  raw: (bytes) => bytes.toString(),
  inline: (bytes) => `data:;base64,${bytes.toString('base64')}`,
}

registerHooks({
  load(url, context, next) {
    const [, file, form] = /^(.+)\?(raw|inline)$/.exec(url) ?? []
    if (!file) return next(url, context)
    const text = JSON.stringify(forms[form](readFileSync(fileURLToPath(file))))
    return { format: 'module', source: `export default ${text}`, shortCircuit: true }
  },
})
