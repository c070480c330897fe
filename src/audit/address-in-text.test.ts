import { expect, test } from 'vitest'
import { namesAddress, withoutAddress } from './address-in-text.ts'

const ann = 'ann+sól@x.pl'

test.for(['ann+sól@x.pl', 'do ANN+SÓL@X.PL.', 'wiersz\nann+sól@x.pl', '"ann+sól@x.pl"', '<ann+sól@x.pl>, jan@x.pl'])(
  '%j names the address, and doesn’t without it',
  (written) => {
    expect(namesAddress({ note: [written] }, ann)).toBe(true)
    const left = withoutAddress({ note: [written], count: 2, nothing: null }, ann)
    expect(left).toMatchObject({ count: 2, nothing: null })
    expect(left.note[0]).toContain('usunięto')
    expect(namesAddress(left, ann)).toBe(false)
  },
)

test.for(['joann+sól@x.pl', 'b.ann+sól@x.pl', 'ann+sól@x.pl.example.com', 'ann+sól@x.place', 'annsól@x.pl', null, 7])(
  '%j names another one, or nobody',
  (written) => {
    expect(namesAddress(written, ann)).toBe(false)
    expect(withoutAddress(written, ann)).toBe(written)
  },
)
