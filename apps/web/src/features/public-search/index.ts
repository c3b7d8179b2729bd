export { kindName } from './kind-name.ts'
export { publicName } from './public-name.ts'
