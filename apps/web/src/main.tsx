import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { bringFilipino, speakWanted } from './frame/language.ts'
import { followOpenings } from './lib/early.ts'
import { followPresses } from './lib/press.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
followOpenings()
followPresses(window)
bringFilipino(async () => (await import('./app/filipino.ts')).filipino)
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
// Drawn once, in the language that is wanted; where Filipino can't be had, in English.
void speakWanted().then(() => createRoot(root).render(app))
