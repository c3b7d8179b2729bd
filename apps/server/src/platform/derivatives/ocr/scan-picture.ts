import sharp from 'sharp'
import { IS_DECODED_HERE, LOADERS } from '../formats/image.ts'
import { decodedPicture } from '../formats/pictures/decoded.ts'
import { shapeOfPage } from '../formats/tiff-shape.ts'
import { type OpenScanner, scaleWithin } from './scan.ts'

/** Below that, in either direction, nothing is a page. */
const leastSide = 60
/** A page whose longer side has fewer pixels was taken at less than 200 dots an inch: enlarged, it is read better. */
const smallSide = 2_400

/** Takes the pages of a picture upright, without what shines through. */
export const openPictureScanner: OpenScanner = async (job) => {
  sharp.block({ operation: LOADERS })
  sharp.concurrency(1)
  sharp.cache(false)
  const source = { limitInputPixels: job.limits.pixels, failOn: 'error' as const }
  const decoded = await decodedPicture(job).catch(() => undefined)
  return async (page) => {
    if (decoded === undefined && IS_DECODED_HERE.test(job.mediaType)) return undefined
    const picture = decoded
      ? sharp(decoded.data, { raw: decoded })
      : sharp(job.path, page === 1 ? source : { ...source, page: page - 1 })
    const { autoOrient } = await picture.metadata()
    const shape = job.mediaType === 'image/tiff' ? shapeOfPage(job.path, page - 1) : undefined
    const { width, height } = shape ?? autoOrient
    if (width < leastSide || height < leastSide) return undefined
    const wanted = Math.max(width, height) < smallSide ? 2 : 1
    const scale = scaleWithin(width, height, wanted)
    const { data, info } = await picture
      .rotate()
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize({
        width: Math.max(1, Math.round(width * scale)),
        ...(shape && { height: Math.max(1, Math.round(height * scale)), fit: 'fill' }),
        kernel: 'cubic',
      })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, width: info.width, height: info.height }
  }
}
