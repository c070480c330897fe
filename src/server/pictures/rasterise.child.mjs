// Runs in a process of its own, as `rasterise.ts` starts it: drawings come in, pictures go out, and all memory goes back.
import { text } from 'node:stream/consumers'

const { default: sharp } = await import(process.argv[1])
sharp.concurrency(1)
const pictures = []
for (const { drawing, format, hasGround, ...options } of JSON.parse(await text(process.stdin))) {
  const pixels = sharp(Buffer.from(drawing), { unlimited: true })
  // oxlint-disable-next-line eslint/no-await-in-loop -- side by side they would take the memory of all
  const picture = await (hasGround ? pixels.flatten() : pixels).toFormat(format, options).toBuffer()
  pictures.push(picture.toString('base64'))
}
process.stdout.write(JSON.stringify(pictures))
