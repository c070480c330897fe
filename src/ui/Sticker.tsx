/** A hopper crystal of fleur de sel from above: a hollow pyramid whose steps catch the light in turn. Drawn in a 44 unit square. */
export function Crystal() {
  return (
    <g fill="currentColor">
      <path d="M8 22L22 8l14 14h-3.8L22 11.8 11.8 22zM13.4 22l8.6 8.6 8.6-8.6h-3.4L22 27.2 16.8 22zM18.4 22l3.6-3.6 3.6 3.6z" />
      <path opacity=".8" d="M22 36L8 22h3.8L22 32.2zM22 13.4l8.6 8.6h-3.4L22 16.8zM22 25.6L18.4 22H22z" />
      <path opacity=".55" d="M36 22L22 36v-3.8L32.2 22zM13.4 22l8.6-8.6v3.4L16.8 22zM25.6 22L22 25.6V22z" />
    </g>
  )
}

/** The seal on every pouch, in a 44 unit square. */
export function Sticker() {
  return (
    <g color="#fff">
      <circle cx="22" cy="22" r="22" className="fill-violet" />
      <circle cx="22" cy="22" r="19.6" fill="none" stroke="currentColor" strokeOpacity=".5" strokeWidth=".7" />
      <Crystal />
    </g>
  )
}
