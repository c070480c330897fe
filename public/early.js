// Remembers which buttons were pressed before the program had come: each part of a page presses its own again when it
// lives (src/web/later.tsx). A file of its own, and first, since the document holds no scripts.
window.pressedEarly = []
window.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (button && window.pressedEarly.length < 20) window.pressedEarly.push(button)
  },
  true,
)
