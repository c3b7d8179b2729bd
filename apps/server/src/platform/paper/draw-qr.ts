import { create } from 'qrcode'
import type { Paper } from './paper.ts'

/** The empty modules around a code that readers need (ISO/IEC 18004: 4). */
export const quietModules = 4

/**
 * A QR code as black areas, its quiet zone inside the square of `size` points. Correction M reads with 15 % of it worn off.
 */
export function drawQr(paper: Paper, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * quietModules
  const areas: string[] = []
  for (let row = 0; row < modules.size; row++) {
    for (let from = 0, column = 0; column <= modules.size; column++) {
      if (column < modules.size && modules.get(row, column)) continue
      // A little higher than a module: between areas that only touch, screens show white hairs.
      if (column > from) areas.push(`${quietModules + from} ${quietModules + row} ${column - from} 1.02 re`)
      from = column + 1
    }
  }
  const scale = size / side
  paper.addContent(`q 0 g ${scale} 0 0 ${scale} ${x} ${y} cm ${areas.join(' ')} f Q`)
}
