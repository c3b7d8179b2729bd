const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const tests = '\\.(test|fixture)\\.tsx?$'

/** The server's modules in the order of their dependencies, as modules.ts lists them. */
const modules = [
  ...readFileSync(join(__dirname, 'apps/server/src/modules.ts'), 'utf8').matchAll(/\bname: '([a-z-]+)'/g),
].map(([, name]) => name)
if (modules.length < 10) throw new Error('The order of the modules was not found in apps/server/src/modules.ts.')
const folder = (names) => `^apps/server/src/modules/(${names.join('|')})/`

/** A module knows those above it; the other way round goes by fact. */
const inOrder = modules.slice(0, -1).map((name, at) => ({
  name: `${name} imports only modules above it in modules.ts`,
  severity: 'error',
  from: { path: folder([name]), pathNot: tests },
  to: { path: folder(modules.slice(at + 1)) },
}))

/** The web's floors, from the ground: each stands on those below it, and knows none above. */
const floors = ['ui', 'lib', 'frame', 'list', 'features', 'app']
const webFloors = floors.slice(0, -1).map((floor, at) => ({
  name: `the web's ${floor} knows no floor above it`,
  severity: 'error',
  from: { path: `^apps/web/src/${floor}/` },
  to: { path: `^apps/web/src/(${floors.slice(at + 1).join('|')})/` },
}))

/** Folders of one kind on the web: none leads back to itself. */
const parts = '^apps/web/src/(features|ui|lib)/[^/]+$'

/** Who may import whom; the reasons are in ARCHITECTURE.md. */
module.exports = {
  forbidden: [
    ...inOrder,
    {
      name: 'every module stands in the order of modules.ts',
      severity: 'error',
      from: {},
      to: { path: '^apps/server/src/modules/[^/]+/', pathNot: folder(modules) },
    },
    {
      name: 'no circles, not of types either',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no circles between folders of one kind on the web',
      severity: 'error',
      scope: 'folder',
      from: { path: parts },
      to: { path: parts, circular: true },
    },
    {
      name: 'everything imported is there',
      severity: 'error',
      from: {},
      // The bundler's query behind what a package exports is unknown to this resolver; the build itself asks for it.
      to: { couldNotResolve: true, pathNot: '\\.wasm\\?url$' },
    },
    {
      name: 'the platform knows no module',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: tests },
      to: { path: '^apps/server/src/modules/' },
    },
    {
      name: 'only tests import testing',
      severity: 'error',
      from: { path: '^apps/server/src/(platform|modules)/', pathNot: tests },
      to: { path: '^apps/server/src/testing/' },
    },
    {
      name: 'a module enters another through its index',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'a feature enters another through its index',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: {
        path: '^apps/web/src/features/[^/]+/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/index\\.tsx?$'],
      },
    },
    ...webFloors,
    {
      name: 'the web app knows no server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'the server knows no web app',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'the contract knows neither',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'the contract and the demo university know nothing of each other',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/' },
    },
    {
      name: 'the demo university is entered through its doors',
      severity: 'error',
      from: { pathNot: '^packages/demo/' },
      to: { path: '^packages/demo/src/', pathNot: '^packages/demo/src/(index|papers)\\.ts$' },
    },
    {
      name: 'only who founds it, or walks through it, knows the demo university',
      severity: 'error',
      from: {
        pathNot: [
          '^packages/demo/',
          '^apps/server/src/demo/',
          '^apps/server/src/start\\.ts$',
          '^e2e/',
          '^bench/src/(ocr|readers)-job\\.ts$',
        ],
      },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'nothing but the start knows that there is a demo',
      severity: 'error',
      from: { pathNot: ['^apps/server/src/demo/', '^apps/server/src/start\\.ts$'] },
      to: { path: '^apps/server/src/demo/' },
    },
    {
      name: 'the contract is entered through its index',
      severity: 'error',
      from: { pathNot: '^packages/contract/' },
      to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/index\\.ts$' },
    },
    {
      name: "the contract's kernel knows no area",
      severity: 'error',
      from: { path: '^packages/contract/src/kernel/' },
      to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/kernel/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
