export interface Point {
  x: number
  y: number
}
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The box between two corners, whichever they are. */
export const between = (one: Point, other: Point): Box => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
})

/** Of the boxes those that a rectangle meets, in their order from the top. */
export const boxesMet = (boxes: ReadonlyMap<string, Box>, { left, top, right, bottom }: Box): string[] =>
  [...boxes]
    .filter(([, box]) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
    .sort(([, one], [, other]) => one.top - other.top || one.left - other.left)
    .map(([id]) => id)
