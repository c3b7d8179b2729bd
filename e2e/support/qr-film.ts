import { writeFile } from 'node:fs/promises'
import qrcode from 'qrcode'

const side = 480

/** A film of one still QR code as raw YUV 4:2:0, which Chromium takes in place of a camera. */
export async function filmOf(text: string, path: string): Promise<void> {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' })
  const quiet = 4
  const scale = Math.floor(side / (modules.size + 2 * quiet))
  const from = Math.floor((side - scale * modules.size) / 2)
  const light = Buffer.alloc(side * side, 235)
  for (let y = 0; y < modules.size * scale; y++)
    for (let x = 0; x < modules.size * scale; x++)
      if (modules.get(Math.floor(y / scale), Math.floor(x / scale))) light[(from + y) * side + from + x] = 16
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((side * side) / 2, 128)])
  const head = Buffer.from(`YUV4MPEG2 W${side} H${side} F10:1 Ip A1:1 C420mpeg2\n`)
  await writeFile(path, Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]))
}
