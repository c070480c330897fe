const PICTURES = {
  pl: (
    <>
      <path fill="#fff" d="M0 0h60v20H0z" />
      <path fill="#dc143c" d="M0 20h60v20H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h60v40H0z" />
      <path stroke="#fff" strokeWidth="8" d="M0 0l60 40M60 0L0 40" />
      <path
        fill="#c8102e"
        d="M0 0l30 20h-4.8L0 3.2zM60 0L30 20v-3.2L55.2 0zM60 40L30 20h4.8L60 36.8zM0 40l30-20v3.2L4.8 40z"
      />
      <path stroke="#fff" strokeWidth="13.33" d="M30 0v40M0 20h60" />
      <path stroke="#c8102e" strokeWidth="8" d="M30 0v40M0 20h60" />
    </>
  ),
  de: (
    <>
      <path d="M0 0h60v40H0z" />
      <path fill="#d00" d="M0 13.33h60V40H0z" />
      <path fill="#fc0" d="M0 26.67h60V40H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h60v40H0z" />
      <path fill="#000091" d="M0 0h20v40H0z" />
      <path fill="#e1000f" d="M40 0h20v40H40z" />
    </>
  ),
}

export function Flag({ language }: { language: keyof typeof PICTURES }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 60 40" width="24" height="16" className="shrink-0 rounded-xs">
      {PICTURES[language]}
      {/* Half of this line lies outside the picture; the inner half keeps white from melting into the page. */}
      <path
        fill="none"
        stroke="#17222b"
        strokeOpacity=".22"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        d="M0 0h60v40H0z"
      />
    </svg>
  )
}
