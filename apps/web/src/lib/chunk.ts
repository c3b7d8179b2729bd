import { type ComponentType, lazy } from 'react'

const patienceMs = 120_000
/** After the first screen, and between looks whether there are parts to bring. */
const restMs = 2_000
const betweenMs = 100

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

type Load = () => Promise<unknown>

/** What loaded code may open and has not loaded yet, in the order in which it was declared. */
const waiting: Load[] = []

/**
 * A part of a screen that loads when it is first drawn, inside a `Part`: `part(() => import('./results.tsx'),
 * 'Results')`. `isHeavy` where it isn't to be brought before somebody wants it.
 *
 * @throws ChunkFailure as a screen's
 */
export const part = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { isHeavy = false } = {},
) => {
  if (!isHeavy) waiting.push(load)
  return lazy(async () => ({ default: (await inTime(load()))[name] }))
}

/** Brings one part after the other while nothing else is to do, so that it is there when it is wanted. Answers how to stop. */
export function bringPartsWhenIdle(): () => void {
  const { saveData = false } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const bringNext = async () => {
    // One that doesn't arrive is asked for again when it is needed, and told about then.
    await waiting
      .shift()?.()
      .catch(() => undefined)
    timer = setTimeout(rest, betweenMs)
  }
  const rest = () => {
    if (document.readyState !== 'complete' || waiting.length === 0) timer = setTimeout(rest, restMs)
    else if ('requestIdleCallback' in window) window.requestIdleCallback(() => void bringNext())
    else void bringNext()
  }
  if (!saveData) timer = setTimeout(rest, restMs)
  return () => clearTimeout(timer)
}

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
