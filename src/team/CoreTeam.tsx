import { uiTexts } from '../ui/texts.ts'
import { typeset } from '../i18n/typeset.ts'
import { useQuery } from '@tanstack/react-query'
import { MemberCard } from '../ui/MemberCard.tsx'
import { MembersSection } from '../ui/MembersSection.tsx'
import { useTexts, useAppContext } from '../web/app-context.tsx'
import coast from './coast.svg'
import { initialsOf } from './initials.ts'
import { coreTeam } from './team.query.ts'

/** The coast that is drawn behind the initials goes on from card to card, and begins anew after nine. */
const plates = 9

export function CoreTeam() {
  const { api, language } = useAppContext()
  const texts = useTexts(uiTexts).members
  return (
    <MembersSection words={texts.core} found={useQuery(coreTeam(api))} frieze={coast}>
      {({ id, name, role, description, imageUrl }, index) => (
        <MemberCard
          key={id}
          name={name}
          detail={typeset(role, language)}
          description={typeset(description, language)}
          photo={imageUrl}
          stand={{ picture: `${coast}#${(index % plates) + 1}`, initials: initialsOf(name, language) }}
        />
      )}
    </MembersSection>
  )
}
