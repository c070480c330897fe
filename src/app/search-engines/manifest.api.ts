import { brand } from '../../brand.ts'
import { anyone } from '../../server/http/endpoint.ts'
import { endpoints } from '../../server/http/app-env.ts'

/** How phones show the site on their home screens. */
export const manifestApi = endpoints().get('/site.webmanifest', anyone('Name and icons for home screens'), (c) =>
  c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'no-cache',
  }),
)

const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}-${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
})

const manifest = {
  id: '/',
  get name() {
    return brand.name
  },
  get short_name() {
    return brand.name
  },
  start_url: '/',
  scope: '/',
  // A page can be reloaded and passed on.
  display: 'minimal-ui',
  background_color: '#faf9f6',
  theme_color: '#17222b',
  icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('icon-maskable', 512, 'maskable')],
}
