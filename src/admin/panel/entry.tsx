import '../../web/panel/panel.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '../../web/panel/ConfirmDialog.tsx'
import { createPanelQueryClient } from '../../web/panel/panel-api.ts'
import { PanelToasts } from '../../web/panel/PanelToasts.tsx'
import { Panel } from './Panel.tsx'
import { Unbroken } from './Unbroken.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('a document without a place for the panel')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createPanelQueryClient()}>
      <Unbroken>
        <Panel />
      </Unbroken>
      <ConfirmDialog />
      <PanelToasts />
    </QueryClientProvider>
  </StrictMode>,
)
