import { uiTexts } from '../ui/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { MemberCard } from '../ui/MemberCard.tsx'
import { MembersSection } from '../ui/MembersSection.tsx'
import { useTexts, useAppContext } from '../web/app-context.tsx'
import { publishedRestaurants } from './members.query.ts'
import quay from './quay.svg'

/** The houses on a quay stand side by side, one on each card. */
const plates = 6

export function RestaurantsCarousel() {
  const { api } = useAppContext()
  const { restaurants: texts } = useTexts(uiTexts).members
  return (
    <MembersSection words={texts} found={useQuery(publishedRestaurants(api))} frieze={quay}>
      {({ id, organizationName, address, description, photoUrl, photoFocus, language }, index) => (
        <MemberCard
          key={id}
          name={organizationName}
          detail={address}
          description={description || texts.description}
          language={description ? language : undefined}
          photo={photoUrl}
          focus={photoFocus}
          stand={{ picture: `${quay}#${(index % plates) + 1}` }}
        />
      )}
    </MembersSection>
  )
}
