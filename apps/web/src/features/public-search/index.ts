export { typeGroups } from './file-type-groups.ts'
export { kindName } from './kind-name.ts'
export { unescaped } from './marked.ts'
export { publicName } from './public-name.ts'
