export { derive } from './derive.ts'
export type { Derived } from './derived.ts'
export { defaultLimits, type Limits } from './limits.ts'
export { previewPolicy } from './preview-style.ts'
