/** A picture that `npm run art` makes: rendered by `art/render/SCENE.py`, developed by `art/render/develop_SCENE.py`. */
export interface Master {
  name: string
  scene: string
  /** The render's size; developing may cut it. */
  width: number
  height: number
  /** Rays for every point. */
  samples: number
  /** The master whose render this one is developed from, when it needs none of its own. */
  rendered?: string
}

const packages = ['jar', 'box', 'pouch', 'sack-2kg', 'sack-5kg', 'sack-25kg']

export const masters: Master[] = [
  { name: 'hero', scene: 'dawn', width: 2560, height: 1440, samples: 16 },
  { name: 'hero-tall', scene: 'dawn', width: 1290, height: 2200, samples: 16 },
  { name: 'share', scene: 'dawn', width: 2560, height: 1440, samples: 16, rendered: 'hero' },
  { name: 'tide', scene: 'plate', width: 1040, height: 1300, samples: 32 },
  { name: 'evaporation', scene: 'plate', width: 1040, height: 1300, samples: 32 },
  { name: 'harvest', scene: 'plate', width: 1040, height: 1300, samples: 24 },
  { name: 'fleur', scene: 'fleur', width: 1200, height: 1200, samples: 16 },
  ...packages.map((name) => ({ name, scene: 'package', width: 1200, height: 1200, samples: 28 })),
  ...packages.map((name) => ({
    name: `${name}-back`,
    scene: 'package',
    width: name === 'jar' ? 1200 : 800,
    height: name === 'jar' ? 1200 : 800,
    samples: name === 'jar' ? 20 : 9,
  })),
  { name: 'table', scene: 'table', width: 1500, height: 1000, samples: 18 },
  { name: 'use-bread', scene: 'table', width: 1500, height: 1000, samples: 18, rendered: 'table' },
  ...['fine', 'coarse', 'flakes'].map((kind) => ({
    name: `crystals-${kind}`,
    scene: 'close',
    width: 760,
    height: 760,
    samples: 9,
  })),
  { name: 'family', scene: 'package', width: 1800, height: 1200, samples: 28 },
]
