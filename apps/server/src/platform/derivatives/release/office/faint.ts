/** A colour as `RRGGBB`; `unknown` for one that only a program that draws could tell, and of which nothing is said then. */
export type Colour = string | 'unknown'

/** Under this contrast (WCAG 2.2, 1.4.3) nobody sees that there are letters: pale grey on white has 1.8, a watermark 1.4. */
const SEEN = 1.25
/** Letters of at most so many points are a line. */
const SMALLEST = 2

export const WHITE = 'FFFFFF'

/** `RRGGBB` of what stands in an attribute, also with its opacity before it or a `#`; undefined where there is no colour in it. */
export function colourOf(text: string | undefined): Colour | undefined {
  const found = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})(?![0-9a-f])/i.exec(text ?? '')
  return found?.[1]?.toUpperCase()
}

export interface Letters {
  colour?: Colour | undefined
  /** In points. */
  size?: number | undefined
  /** Drawn with nothing, or as narrow as nothing. */
  isNothing?: boolean | undefined
}

/** Whether letters are there and can't be seen: in the colour of what is behind them, as small as a line, or without ink. */
export function isFaint({ colour = '000000', size, isNothing }: Letters, behind: Colour): boolean {
  if (isNothing || (size !== undefined && size <= SMALLEST)) return true
  if (colour === 'unknown' || behind === 'unknown') return false
  return contrast(colour, behind) < SEEN
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
