import { resolve } from 'node:path'

/** Where our own fonts lie: the child may read them. */
export const fontsFolder = resolve(import.meta.dirname, '../../../../fonts')
