import { keepCompiled } from './keep-compiled.mjs'

await keepCompiled(() => import('./start.ts'))
