const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
/** Seven bits a byte (ID3v2.4, 6.2). */
const synchsafe = (value: number) => Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f))
const sized = (text: string) => Buffer.concat([u32(Buffer.byteLength(text)), Buffer.from(text)])

/** An MP3 of silence that carries a cover: ID3v2.4, one frame APIC. */
export function makeMp3(cover: Buffer, mimeType = 'image/png'): Buffer {
  const picture = Buffer.concat([Buffer.from(`\x00${mimeType}\x00\x03\x00`, 'latin1'), cover])
  const frame = Buffer.concat([Buffer.from('APIC'), synchsafe(picture.length), Buffer.alloc(2), picture])
  const tag = Buffer.concat([Buffer.from('ID3\x04\x00\x00', 'latin1'), synchsafe(frame.length), frame])
  // MPEG 1 layer III, 128 kbit/s, 44.1 kHz: a frame is 417 bytes.
  const silence = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])
  return Buffer.concat([tag, silence, silence, silence, silence])
}

/** FLAC's picture block, which Ogg carries too. */
export const pictureBlock = (cover: Buffer, mimeType = 'image/png'): Buffer =>
  Buffer.concat([u32(3), sized(mimeType), sized(''), u32(64), u32(64), u32(24), u32(0), u32(cover.length), cover])

/** A FLAC file without sound that carries a cover. */
export function makeFlac(cover: Buffer): Buffer {
  const block = (type: number, content: Buffer) =>
    Buffer.concat([Buffer.from([type]), u32(content.length).subarray(1), content])
  const info = Buffer.alloc(34)
  info.set([0x10, 0, 0x10, 0], 0)
  // 44.1 kHz, 2 channels, 16 bits.
  info.set([0x0a, 0xc4, 0x42, 0xf0], 10)
  return Buffer.concat([Buffer.from('fLaC'), block(0, info), block(0x86, pictureBlock(cover))])
}

const atom = (name: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts)
  return Buffer.concat([u32(content.length + 8), Buffer.from(name, 'latin1'), content])
}

/** An M4A that carries a cover (`covr`), and nothing to hear. */
export function makeM4a(cover: Buffer): Buffer {
  const data = atom('data', u32(14), u32(0), cover)
  const handler = atom('hdlr', Buffer.alloc(8), Buffer.from('mdirappl'), Buffer.alloc(9))
  const meta = atom('meta', u32(0), handler, atom('ilst', atom('covr', data)))
  const head = atom('mvhd', Buffer.alloc(12), u32(1_000), u32(1_000), Buffer.alloc(80))
  return Buffer.concat([
    atom('ftyp', Buffer.from('M4A '), u32(0), Buffer.from('M4A mp42')),
    atom('moov', head, atom('udta', meta)),
  ])
}
