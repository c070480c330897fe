import { FleurDeSel } from './FleurDeSel.tsx'
import { Process } from './Process.tsx'
import { SaltQuestions } from './SaltQuestions.tsx'

/** What the home page tells below its first screen. */
export function HomeStory() {
  return (
    <>
      <Process />
      <SaltQuestions />
      <FleurDeSel />
    </>
  )
}
