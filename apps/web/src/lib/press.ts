// A press is two events with time between them. What moves its row away meanwhile leaves the press without a target, and
// nothing is chosen: so whatever would change what is shown waits until it is over.

/** Ends a press that lasts: somebody who holds on is not kept from what is new. */
const longestMs = 2_000
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
  const on = (type: string, notice: (event: Event) => void) =>
    page.addEventListener(type, notice, { capture: true, passive: true })
  on('pointerdown', (event) => {
    if (isOnScrollBar(event)) return
    isPressed = true
    overIn(longestMs)
  })
  on('pointerup', () => overIn(clickMs))
  // Whoever hears the click has acted on what was pressed before anything moves.
  on('click', () => overIn(0))
  // The finger scrolls, or something is dragged.
  on('pointercancel', () => overIn(0))
}

/** Whoever drags a scroll bar chooses nothing, and wants the rows that come. */
function isOnScrollBar({ target, offsetX, offsetY }: Event & Partial<PointerEvent>): boolean {
  if (offsetX === undefined || offsetY === undefined || !(target instanceof HTMLElement)) return false
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = target
  return (offsetX > clientWidth && scrollHeight > clientHeight) || (offsetY > clientHeight && scrollWidth > clientWidth)
}

function overIn(ms: number): void {
  if (!isPressed) return
  clearTimeout(end)
  end = setTimeout(() => {
    isPressed = false
    for (const work of waiting.splice(0)) work()
  }, ms)
}
