import { createRequire, registerHooks } from 'node:module'

/**
 * Libraries that pdfkit loads for what few pages need, fonts of their own and encryption: they take as long as reading a small
 * paper. Here each is loaded by the first call of one of its functions.
 */
const SPARED: Readonly<Record<string, readonly string[]>> = {
  fontkit: ['create'],
  '@noble/ciphers/aes': ['cbc', 'ecb'],
}

registerHooks({
  resolve(name, context, next) {
    const functions = SPARED[name]
    const isImport = context.conditions?.includes('import') === true && context.parentURL?.includes('/pdfkit/') === true
    if (!functions || !context.parentURL || !isImport) return next(name, context)
    return { url: standIn(name, functions, context.parentURL), format: 'module', shortCircuit: true }
  },
})

/** Loads them all the same, so that what is compiled of them can be kept. */
export function loadSpared(): void {
  const load = createRequire(createRequire(import.meta.url).resolve('pdfkit'))
  for (const name of Object.keys(SPARED)) load(name)
}

function standIn(name: string, functions: readonly string[], parent: string): string {
  const load = `import { createRequire } from 'node:module'; const load = createRequire(${JSON.stringify(parent)})`
  const each = functions.map(
    (one) => `export const ${one} = (...given) => load(${JSON.stringify(name)}).${one}(...given)`,
  )
  return `data:text/javascript,${encodeURIComponent([load, ...each].join('\n'))}`
}
