import { Component, type ReactNode } from 'react'
import { PanelButton } from '../panel-kit/PanelButton.tsx'

/** What is shown when a part of the panel can't be: after an upgrade, for one, files of the earlier version are gone. */
export class NoWrap extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-3 px-6 text-center">
        <h1 className="text-3xl">Panel Administratora</h1>
        <p role="alert">Tej części panelu nie udało się pokazać. Zapisane dane są bezpieczne.</p>
        <PanelButton look="solid" onClick={() => window.location.reload()}>
          Wczytaj panel ponownie
        </PanelButton>
      </main>
    )
  }
}
