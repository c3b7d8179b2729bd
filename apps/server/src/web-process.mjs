import { keepCompiled } from './keep-compiled.mjs'

// Begun by the server's first process, see platform/processes.
await keepCompiled(() => import('./start-web-process.ts'))
