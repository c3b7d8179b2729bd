/** One part of the seal in a square of 100 × 100: an SVG path, filled or stroked. */
export type SealPart = { d: string; fill?: string; stroke?: string; width?: number }

const navy = '#1f3a73'
const gold = '#e0a12b'

function circle(radius: number): string {
  return `M${50 - radius} 50a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
}

function point(angle: number, radius: number): string {
  const radians = (angle * Math.PI) / 180
  return `${(50 + radius * Math.cos(radians)).toFixed(2)} ${(55 - radius * Math.sin(radians)).toFixed(2)}`
}

function rays(): string {
  return [0, 30, 60, 90, 120, 150, 180]
    .map((angle) => `M${point(angle - 5, 17)}L${point(angle, 27)}L${point(angle + 5, 17)}Z`)
    .join('')
}

/** The seal of Haraya State University: a rising sun over an open book in a ring. Used in PDF and SVG alike. */
export const sealParts: SealPart[] = [
  { d: circle(50), fill: navy },
  { d: circle(46.2), stroke: '#ffffff', width: 1 },
  { d: circle(37), fill: '#ffffff' },
  { d: rays(), fill: gold },
  { d: 'M36 56a14 14 0 0 1 28 0Z', fill: gold },
  { d: 'M49 59C43 54.5 33 54.5 24 57V74C33 71.5 43 72 49 76.5Z', fill: '#2f5bb0' },
  { d: 'M51 59C57 54.5 67 54.5 76 57V74C67 71.5 57 72 51 76.5Z', fill: '#2f5bb0' },
]

/** The seal as an SVG group at a place and size in pixels. */
export function sealSvg(x: number, y: number, size: number): string {
  const paths = sealParts.map(
    ({ d, fill, stroke, width }) =>
      `<path d="${d}" fill="${fill ?? 'none'}" stroke="${stroke ?? 'none'}" stroke-width="${width ?? 0}"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${size / 100})">${paths.join('')}</g>`
}
