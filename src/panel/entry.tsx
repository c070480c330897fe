import '../panel-kit/panel.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '../panel-kit/ConfirmDialog.tsx'
import { createPanelQueryClient } from '../panel-kit/panel-api.ts'
import { PanelToasts } from '../panel-kit/PanelToasts.tsx'
import { Panel } from './Panel.tsx'
import { NoWrap } from './NoWrap.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('a document without a place for the panel')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createPanelQueryClient()}>
      <NoWrap>
        <Panel />
      </NoWrap>
      <ConfirmDialog />
      <PanelToasts />
    </QueryClientProvider>
  </StrictMode>,
)
