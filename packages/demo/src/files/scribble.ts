import { seeded, seedOf } from './seeded.ts'

/** A pen stroke like a signature, as an SVG path about 110 × 36 points; the same name always signs alike. */
export function scribble(name: string): string {
  const random = seeded(seedOf(name))
  const loops = 3 + Math.floor(random() * 5)
  const slant = random() * 14
  const step = (58 + random() * 24) / loops
  let x = 4
  let y = 26
  let path = `M${x} ${y}`
  for (let loop = 0; loop < loops; loop += 1) {
    const height = (8 + random() * 18) * (loop === 0 ? 1.35 : 1 - loop * 0.07)
    const lean = slant + random() * 5
    const low = 20 + random() * 9
    path += `C${fixed(x + lean)} ${fixed(y - height)} ${fixed(x + lean + 7)} ${fixed(y - height - 4)} ${fixed(x + step * 0.55)} ${fixed(low - height * 0.2)}`
    x += step
    path += `S${fixed(x - 6)} ${fixed(low + 5)} ${fixed(x)} ${fixed(low)}`
    y = low
  }
  return `${path}C${fixed(x + 10)} ${fixed(y - 12)} ${fixed(x + 18)} ${fixed(y - 10)} ${fixed(x + 32)} ${fixed(y - 4 - random() * 8)}`
}

function fixed(value: number): string {
  return value.toFixed(1)
}
