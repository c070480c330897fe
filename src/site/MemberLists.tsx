import { ChefsCarousel } from '../membership/ChefsCarousel.tsx'
import { RestaurantsCarousel } from '../membership/RestaurantsCarousel.tsx'
import { CoreTeam } from '../team/CoreTeam.tsx'

/** Everybody whom the team page shows. */
export function MemberLists() {
  return (
    <>
      <CoreTeam />
      <ChefsCarousel />
      <RestaurantsCarousel />
    </>
  )
}
