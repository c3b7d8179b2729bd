import { type ComponentType, lazy } from 'react'

const patienceMs = 120_000

/** A part of the application that didn't arrive. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure'
}

/**
 * A screen that loads when it is gone to: `lazy: screen(() => import('./my-office-page.tsx'), 'MyOfficePage')`.
 *
 * @throws ChunkFailure when its script or style fails, or takes longer than 120 s (specification, section 8)
 */
export const screen = <Module, Name extends ScreensOf<Module>>(load: () => Promise<Module>, name: Name) => ({
  Component: async () => (await inTime(load()))[name] as ComponentType,
})

type ScreensOf<Module> = { [Name in keyof Module]: Module[Name] extends ComponentType ? Name : never }[keyof Module]

/**
 * A part of a screen that loads when it is first drawn, inside a `Part`: `part(() => import('./results.tsx'),
 * 'Results')`.
 *
 * @throws ChunkFailure as a screen's
 */
export const part = <Name extends string, Props>(load: () => Promise<Record<Name, ComponentType<Props>>>, name: Name) =>
  lazy(async () => ({ default: (await inTime(load()))[name] }))

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkFailure('It took longer than 120 seconds.')), patienceMs)
  })
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    throw isLoadError(error) ? new ChunkFailure('A part did not load.', { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}

// What Chromium, Firefox and Safari say of a script, and Vite of a style.
const loadErrors =
  /dynamically imported module|importing a module script failed|error loading .*module|unable to preload css/i
const isLoadError = (error: unknown) => error instanceof Error && loadErrors.test(error.message)
