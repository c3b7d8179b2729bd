import { cleanPicture } from './image.ts'
import { handOver, type Kind, unpacked } from './kind.ts'

export const pictureKind: Kind = {
  inspect: async () => ({ findings: [], pageCount: 1 }),
  copy: async ({ path, limits }, task) => {
    const boxes = unpacked(task.boxes).get(1) ?? []
    const { bytes, mediaType, extension } = await cleanPicture(path, { boxes, pixels: limits.pixels })
    handOver(bytes)
    return { mediaType, extension, how: boxes.length > 0 ? 'pictured' : 'rewritten' }
  },
}
