import type { Scan } from './scan.ts'

export type Turn = 0 | 90 | 180 | 270

/** The same page turned clockwise. */
export function turned({ pixels, width, height }: Scan, turn: Turn): Scan {
  if (turn === 0) return { pixels, width, height }
  const [across, down] = turn === 180 ? [width, height] : [height, width]
  const to = new Uint8Array(pixels.length)
  for (let y = 0, at = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1, at += 1) {
      const from =
        turn === 180
          ? (height - 1 - y) * width + (width - 1 - x)
          : turn === 90
            ? (height - 1 - x) * width + y
            : x * width + (width - 1 - y)
      to[at] = pixels[from] ?? 255
    }
  return { pixels: to, width: across, height: down }
}

/** The same page in fewer pixels: each is the mean of a square of `by` times `by`. */
export function shrunk({ pixels, width, height }: Scan, by: number): Scan {
  if (by <= 1) return { pixels, width, height }
  const [across, down] = [Math.floor(width / by), Math.floor(height / by)]
  const to = new Uint8Array(across * down)
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      let sum = 0
      for (let dy = 0; dy < by; dy += 1)
        for (let dx = 0; dx < by; dx += 1) sum += pixels[(y * by + dy) * width + x * by + dx] ?? 255
      to[y * across + x] = sum / (by * by)
    }
  return { pixels: to, width: across, height: down }
}

/** A box of the turned page, on the page as it was: left, top, width, height in pixels. */
export function turnedBack(
  [left, top, width, height]: readonly [number, number, number, number],
  turn: Turn,
  page: { width: number; height: number },
): [number, number, number, number] {
  if (turn === 90) return [top, page.height - left - width, height, width]
  if (turn === 180) return [page.width - left - width, page.height - top - height, width, height]
  if (turn === 270) return [page.width - top - height, left, height, width]
  return [left, top, width, height]
}
