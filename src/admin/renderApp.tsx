/** Renders the web app when it is loaded. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppRouter } from './AppRouter.tsx'
import { isFontOnDevice, loadFont } from './foundation/theme/loadFont.ts'

// The page's content policy forbids `eval`, which zod would probe. Set here, because zod's code is loaded later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

if (isFontOnDevice()) loadFont()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppRouter />
    </StrictMode>,
  )
}
