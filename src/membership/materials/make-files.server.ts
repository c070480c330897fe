import { runInWorker } from '../../server/workers/run-in-worker.ts'
import { rasterise } from '../../server/pictures/rasterise.ts'
import type { CertificateData } from './drawing/draw-materials.server.ts'

/** All that a member gets, by the names under which it is kept and packed. */
export async function makeFiles(data: CertificateData): Promise<Map<string, Buffer<ArrayBuffer>>> {
  const { files, rasters } = await runInWorker('drawFiles', data)
  const pictures = await rasterise(rasters.map(([, raster]) => raster))
  return new Map([
    ...files.map(([name, file]) => [name, Buffer.from(file)] as const),
    ...rasters.map(([name], index) => [name, pictures[index] ?? Buffer.alloc(0)] as const),
  ])
}

/** One of those that have the member's name on them; undefined: there is none of that name. */
export async function makeFile(name: string, data: CertificateData): Promise<Buffer<ArrayBuffer> | undefined> {
  const drawn = await runInWorker('drawFile', name, data)
  if (!drawn) return undefined
  if ('file' in drawn) return Buffer.from(drawn.file)
  const [picture] = await rasterise([drawn.raster])
  return picture
}
