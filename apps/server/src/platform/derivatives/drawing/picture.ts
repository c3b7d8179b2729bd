import sharp from 'sharp'

/** A picture of a package as PNG or JPEG that pdfkit takes, at most 800 pixels wide; undefined when it is none. */
export async function readyPicture(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] })
    const image = sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error' })
    return await image
      .rotate()
      .resize({ width: 800, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg()
      .toBuffer()
  } catch {
    return undefined
  }
}
