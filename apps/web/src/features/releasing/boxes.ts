import { type CopyBox, copyBounds } from '@sinupan/contract'

/** A box while it is drawn: with a number of its own. */
export type DrawnBox = CopyBox & { id: number }
export type Area = Pick<CopyBox, 'x' | 'y' | 'width' | 'height'>

/** Boxes, and what they were before each step. */
export interface Drawn {
  boxes: readonly DrawnBox[]
  past: readonly (readonly DrawnBox[])[]
  future: readonly (readonly DrawnBox[])[]
  next: number
  /** The box that arrow keys are moving: one way of many presses is one step. */
  nudged: number | null
}

export type Step =
  | { type: 'add'; boxes: readonly CopyBox[] }
  | { type: 'change'; id: number; area: Area; isNudge?: boolean }
  | { type: 'ground'; id: number; ground: string }
  | { type: 'remove'; ids: readonly number[] }
  | { type: 'undo' }
  | { type: 'redo' }

const mostSteps = 200
/** A box is at least so wide and high, as shares of its page. */
export const least = 0.004

export const drawnOf = (boxes: readonly CopyBox[]): Drawn => ({
  boxes: boxes.map((box, at) => ({ ...box, id: at + 1 })),
  past: [],
  future: [],
  next: boxes.length + 1,
  nudged: null,
})

export function drawn(state: Drawn, step: Step): Drawn {
  switch (step.type) {
    case 'undo':
      return moved(state, state.past, state.future)
    case 'redo': {
      const { past, future, ...rest } = moved(state, state.future, state.past)
      return { ...rest, past: future, future: past }
    }
    case 'add': {
      const room = copyBounds.boxes - state.boxes.length
      const added = step.boxes.slice(0, room).map((box, at) => ({ ...box, ...inPage(box), id: state.next + at }))
      if (added.length === 0) return state
      return { ...after(state, [...state.boxes, ...added]), next: state.next + added.length }
    }
    case 'remove':
      return after(
        state,
        state.boxes.filter(({ id }) => !step.ids.includes(id)),
      )
    case 'ground':
      return after(state, replaced(state, step.id, { ground: step.ground || null }))
    case 'change': {
      // A box that was moved by hand covers what it covers.
      const boxes = replaced(state, step.id, { ...inPage(step.area), wholeWords: undefined })
      if (step.isNudge && state.nudged === step.id) return { ...state, boxes, future: [] }
      return { ...after(state, boxes), nudged: step.isNudge ? step.id : null }
    }
  }
}

const replaced = ({ boxes }: Drawn, id: number, change: Partial<DrawnBox>) =>
  boxes.map((box) => (box.id === id ? { ...box, ...change } : box))

const after = (state: Drawn, boxes: readonly DrawnBox[]): Drawn => ({
  ...state,
  boxes,
  past: [...state.past, state.boxes].slice(-mostSteps),
  future: [],
  nudged: null,
})

function moved(state: Drawn, from: Drawn['past'], to: Drawn['past']): Drawn {
  const boxes = from.at(-1)
  if (!boxes) return state
  return { ...state, boxes, past: from.slice(0, -1), future: [...to, state.boxes], nudged: null }
}

/** Inside its page, and not too small to be seen. */
export function inPage({ x, y, width, height }: Area): Area {
  const [wide, high] = [Math.min(1, Math.max(least, width)), Math.min(1, Math.max(least, height))]
  return { x: between(x, 1 - wide), y: between(y, 1 - high), width: wide, height: high }
}

const between = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** A box between two points, whichever came first. */
export const boxBetween = (from: { x: number; y: number }, to: { x: number; y: number }): Area => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

/** What goes to the server. */
export const sentBoxes = (boxes: readonly DrawnBox[]): CopyBox[] =>
  boxes.map(({ id: _, wholeWords, ground, ...box }) => ({
    ...box,
    ...(wholeWords && { wholeWords }),
    ...(ground && { ground }),
  }))
