import { knife, ladle, pan, rosemary, sieve, skimmer, whisk } from './hanging.ts'
import { RAIL, middle, room } from './room.ts'
import { boardAndLoaf, jarAndLemon, mortar, saltBowl, stockpot, toque } from './standing.ts'

/** A kitchen before anybody has come, from the first card to the sixth. */
export const kitchen = [
  room(),
  whisk(middle(1) - 112, RAIL + 20),
  toque(middle(1) + 34),
  pan(middle(2) - 66, 224, 78),
  pan(middle(2) + 92, 196, 56),
  saltBowl(middle(2) + 34),
  ladle(middle(3) - 92, 236),
  whisk(middle(3) + 104, RAIL + 20),
  stockpot(middle(3)),
  sieve(middle(4) - 66, 214),
  mortar(middle(4) + 40),
  knife(middle(5) - 142, 150, 30),
  knife(middle(5) - 88, 112, 22),
  knife(middle(5) - 44, 84, 13),
  boardAndLoaf(middle(5) + 50),
  rosemary(middle(6) - 112),
  skimmer(middle(6) + 104, 176),
  jarAndLemon(middle(6) + 22),
].join('\n')
