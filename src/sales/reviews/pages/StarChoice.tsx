import { useTexts } from '../../../web/app-context.tsx'
import { reviewTexts } from '../texts.ts'

/** A star is filled when its number or a higher one is chosen: without a script. */
const filledBy = [
  'group-has-[[value="1"]:checked]/stars:fill-violet group-has-[[value="2"]:checked]/stars:fill-violet group-has-[[value="3"]:checked]/stars:fill-violet group-has-[[value="4"]:checked]/stars:fill-violet group-has-[[value="5"]:checked]/stars:fill-violet',
  'group-has-[[value="2"]:checked]/stars:fill-violet group-has-[[value="3"]:checked]/stars:fill-violet group-has-[[value="4"]:checked]/stars:fill-violet group-has-[[value="5"]:checked]/stars:fill-violet',
  'group-has-[[value="3"]:checked]/stars:fill-violet group-has-[[value="4"]:checked]/stars:fill-violet group-has-[[value="5"]:checked]/stars:fill-violet',
  'group-has-[[value="4"]:checked]/stars:fill-violet group-has-[[value="5"]:checked]/stars:fill-violet',
  'group-has-[[value="5"]:checked]/stars:fill-violet',
]

/** One to five stars, as radio buttons. */
export function StarChoice({ chosen }: { chosen: number | undefined }) {
  const texts = useTexts(reviewTexts).write
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{texts.stars}</legend>
      <div className="group/stars mt-1 -ml-1.5 flex w-fit max-w-full">
        {texts.starNames.map((name, place) => (
          <label
            key={name}
            className="relative grid aspect-square w-11 min-w-0 place-items-center rounded has-focus-visible:outline-2 has-focus-visible:outline-violet"
          >
            <input
              type="radio"
              name="stars"
              value={place + 1}
              required
              defaultChecked={chosen === place + 1}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <svg
              aria-hidden="true"
              viewBox="-1 -1 22 22"
              className={`pointer-events-none size-8 max-w-full fill-transparent stroke-violet forced-colors:stroke-[CanvasText] ${filledBy[place]}`}
            >
              <path d="M10 1.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z" />
            </svg>
            <span className="sr-only">
              {place + 1}: {name}
            </span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="flex w-55 max-w-full flex-wrap justify-between gap-x-4 text-sm text-mid">
        <span>{texts.starNames.at(0)}</span>
        <span>{texts.starNames.at(-1)}</span>
      </p>
    </fieldset>
  )
}
