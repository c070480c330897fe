import { describe, expect, test } from 'vitest'
import { firstLoadOf } from '../../scripts/bench/first-load.ts'
import { publicPathsOf } from '../../scripts/bench/public-paths.ts'
import { screens } from '../../src/screens.tsx'
import { useProgram } from '../support/program.ts'

const program = useProgram()

// Nearly all of it is what every page needs: React, the router, the queries. Features bring theirs with their own pages.
const mostBytes = { scripts: 150 * 1024, styles: 20 * 1024 }

describe('before a page lives, a visitor loads no more than the budget', () => {
  test.for(publicPathsOf(screens))('on %s', async (path) => {
    const { scripts, styles } = await firstLoadOf(program.origin, path)
    expect(scripts.gzip).toBeGreaterThan(50_000)
    expect(scripts.gzip).toBeLessThanOrEqual(mostBytes.scripts)
    expect(styles.gzip).toBeGreaterThan(1_000)
    expect(styles.gzip).toBeLessThanOrEqual(mostBytes.styles)
    // Browsers ask for Brotli, and the build takes its time for it.
    expect(scripts.br).toBeLessThan(scripts.gzip * 0.9)
  })
})
