import { brand } from '../brand.ts'

const host = `https://geowidget.${brand.carrier.domain}`

let loading: Promise<void> | undefined

/** Brings the carrier's map to this page, once. What could not be had is fetched again when it is asked for again. */
export function loadCarrierMap(): Promise<void> {
  loading ??= bring().catch((failure: unknown) => {
    loading = undefined
    throw failure
  })
  return loading
}

function bring(): Promise<void> {
  const style = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${host}/inpost-geowidget.css`,
  })
  const script = Object.assign(document.createElement('script'), { src: `${host}/inpost-geowidget.js`, defer: true })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => {
    script.remove()
    style.remove()
    reject(new Error('the carrier’s map could not be loaded'))
  })
  document.head.append(style, script)
  return promise
}
