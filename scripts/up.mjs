import { buildWeb } from './steps/build-web.mjs'
import { install } from './steps/install.mjs'
import { mustSucceed, runNode } from './steps/run.mjs'

// Installs and builds what has changed, then runs the server with the arguments, until it ends or Ctrl-C.
await install()
mustSucceed(await buildWeb())
process.exitCode = (await runNode('apps/server/src/main.mjs', process.argv.slice(2))).code
