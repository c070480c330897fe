import { setKeyboardShortcuts, useKeyboardShortcutsEnabled } from '../../panel-kit/keyboard-shortcuts.ts'
import { Switch } from '../../panel-kit/fields/Switch.tsx'

/** Keys of one letter get in the way of those who speak to the computer: here they are switched off. */
export function KeyboardChoice() {
  const isOn = useKeyboardShortcutsEnabled()
  return (
    <section aria-labelledby="keyboard-head" className="lg:col-span-2">
      <h3 id="keyboard-head" className="mb-4 text-xl">
        Klawiatura
      </h3>
      <Switch isOn={isOn} isPending={false} turn={setKeyboardShortcuts}>
        Skróty z jednego znaku w tej przeglądarce
      </Switch>
      <p className="mt-1 max-w-[65ch] text-sm text-mid">
        <kbd>N</kbd> otwiera nowy wpis, <kbd>/</kbd> prowadzi do szukania zamówień. Wyłącz je, jeżeli sterujesz
        komputerem głosem albo naciskasz je przez przypadek.
      </p>
    </section>
  )
}
