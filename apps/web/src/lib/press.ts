// A press is two events with time between them. What moves its row away meanwhile leaves the press without a target, and
// nothing is chosen: so whatever would change what is shown waits until it is over.

/** Ends a press that lasts: somebody who drags, or holds a scroll bar, is not kept from what is new. */
const longestMs = 500
/** A finger's click comes as an event of its own, a moment after the finger has left. */
const clickMs = 50

const waiting: (() => void)[] = []
let isPressed = false
let end: ReturnType<typeof setTimeout> | undefined

/** Does the work once no press is under way, which mostly is at once. */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work)
  else work()
}

/** Settles once no press is under way. */
export const pressOver = (): Promise<void> => new Promise(afterPress)

/** Notices each press on the page, of a mouse, a pen or a finger. */
export function followPresses(page: EventTarget): void {
  const on = (type: string, notice: () => void) => page.addEventListener(type, notice, { capture: true, passive: true })
  on('pointerdown', () => {
    isPressed = true
    overIn(longestMs)
  })
  on('pointerup', () => overIn(clickMs))
  // Whoever hears the click has acted on what was pressed before anything moves.
  on('click', () => overIn(0))
  // The finger scrolls, or something is dragged.
  on('pointercancel', () => overIn(0))
}

function overIn(ms: number): void {
  if (!isPressed) return
  clearTimeout(end)
  end = setTimeout(() => {
    isPressed = false
    for (const work of waiting.splice(0)) work()
  }, ms)
}
