import '../panel-kit/panel.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { AskedAgain } from '../administrators/panel/second-factor/AskedAgain.tsx'
import { ConfirmDialog } from '../panel-kit/ConfirmDialog.tsx'
import { createPanelQueryClient } from '../panel-kit/panel-api.ts'
import { PanelToasts } from '../panel-kit/PanelToasts.tsx'
import { readLiveInPage } from '../web/live-in-page.ts'
import { Panel } from './Panel.tsx'
import { PanelButton } from '../panel-kit/PanelButton.tsx'

/** Shown when a part of the panel fails, for example when an upgrade removed the files of the earlier version. */
class BrokenPart extends Component<{ children: ReactNode }, { isBroken: boolean }> {
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

const root = document.querySelector('#root')
if (!root) throw new Error('a document without a place for the panel')

readLiveInPage()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createPanelQueryClient()}>
      <BrokenPart>
        <Panel />
      </BrokenPart>
      <ConfirmDialog />
      <AskedAgain />
      <PanelToasts />
    </QueryClientProvider>
  </StrictMode>,
)
