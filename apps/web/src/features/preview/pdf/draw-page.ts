import { type PDFPageProxy, RenderingCancelledException } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The most pixels of a canvas: what phones still give, and enough for a page at 300 %. */
const mostPixels = 16_777_216

interface Drawing {
  /** The canvas, or undefined where the drawing was ended before it was done. */
  done: Promise<HTMLCanvasElement | undefined>
  cancel(): void
}

/** Draws a page on a canvas of its own, as sharp as the screen. `scale` is CSS pixels a point. */
export function drawPage(page: PDFPageProxy, scale: number): Drawing {
  const whole = page.getViewport({ scale })
  const sharpness = Math.min(
    Math.max(1, window.devicePixelRatio),
    Math.sqrt(mostPixels / Math.max(1, whole.width * whole.height)),
  )
  const viewport = page.getViewport({ scale: scale * sharpness })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const task = page.render({ canvas, viewport })
  const done = task.promise.then(
    () => canvas,
    (error: unknown) => {
      freeCanvas(canvas)
      if (error instanceof RenderingCancelledException) return undefined
      throw error
    },
  )
  return { done, cancel: () => task.cancel() }
}

/** Gives a canvas' memory back at once; some browsers keep it long after it is gone. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
