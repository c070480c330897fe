import { useQuery } from '@tanstack/react-query'
import { membersTexts } from '../i18n/members.ts'
import { MemberCard } from '../ui/MemberCard.tsx'
import { MembersSection } from '../ui/MembersSection.tsx'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import { publishedRestaurants } from './members.query.ts'
import quay from './quay.svg'

/** The houses on a quay stand side by side, one on each card. */
const plates = 6

export function RestaurantsCarousel() {
  const { api } = useVisit()
  const { restaurants: texts } = usePageTexts(membersTexts)
  return (
    <MembersSection words={texts} found={useQuery(publishedRestaurants(api))} frieze={quay}>
      {({ id, organizationName, address, description, photoUrl, language }, index) => (
        <MemberCard
          key={id}
          name={organizationName}
          detail={address}
          description={description || texts.description}
          language={description ? language : undefined}
          photo={photoUrl}
          stand={{ picture: `${quay}#${(index % plates) + 1}` }}
        />
      )}
    </MembersSection>
  )
}
