import { uiTexts } from '../ui/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { MemberCard } from '../ui/MemberCard.tsx'
import { MembersSection } from '../ui/MembersSection.tsx'
import { useTexts, useAppContext } from '../web/app-context.tsx'
import kitchen from './kitchen.svg'
import { publishedChefs } from './members.query.ts'

/** A shelf in a kitchen goes on from card to card. */
const plates = 6

export function ChefsCarousel() {
  const { api } = useAppContext()
  const { chefs: texts } = useTexts(uiTexts).members
  return (
    <MembersSection words={texts} found={useQuery(publishedChefs(api))} frieze={kitchen}>
      {({ id, firstName, lastName, description, photoUrl, photoFocus, language }, index) => (
        <MemberCard
          key={id}
          name={`${firstName} ${lastName}`}
          description={description || texts.description}
          language={description ? language : undefined}
          photo={photoUrl}
          focus={photoFocus}
          stand={{ picture: `${kitchen}#${(index % plates) + 1}` }}
        />
      )}
    </MembersSection>
  )
}
