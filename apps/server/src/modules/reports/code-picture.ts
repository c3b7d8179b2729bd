import { toBuffer } from 'qrcode'
import { quietModules } from '../../platform/paper/draw-qr.ts'

/** A QR code with its quiet zone as a PNG, large enough to be printed over a hand’s breadth. */
export const codePicture = (text: string): Promise<Buffer> =>
  toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: quietModules, scale: 16 })
