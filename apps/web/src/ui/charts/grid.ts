const steps = [1, 2, 2.5, 5, 10]

/** The lines of a chart's grid: three or four, evenly, in whole things, the highest at or over the highest value. */
export function gridOf(highest: number): number[] {
  const rough = Math.max(1, highest) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, Math.ceil((steps.find((one) => one * power >= rough) ?? 10) * power))
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, index) => index * step)
}
