import { writeFile } from 'node:fs/promises'
import { coast } from './friezes/coast.ts'
import { kitchen } from './friezes/kitchen/kitchen.ts'
import { frieze } from './friezes/plates.ts'
import { quay } from './friezes/quay/quay.ts'

const write = (path: string, picture: string) => writeFile(new URL(`../src/${path}`, import.meta.url), picture)

// What stands for those of whom there is no photo: the pages know how many plates each has.
await write('team/coast.svg', frieze(9, coast))
await write('membership/kitchen.svg', frieze(6, kitchen))
await write('membership/quay.svg', frieze(6, quay))
