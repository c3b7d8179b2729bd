/** What a place of two lines shows of a text: where each letter stands comes from the browser. */
interface Place {
  scrollHeight: number
  clientHeight: number
  getBoundingClientRect: () => { top: number; right: number }
}

/** Letters that are written from right to left stand in another order than they are kept. */
const turned = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * How many letters of a name stand in its place before a tail of `tailWidth` pixels; undefined where the whole name
 * fits, or runs from right to left.
 */
export function cutAfter(text: Text, place: Place, tailWidth: number): number | undefined {
  if (place.scrollHeight <= place.clientHeight + 1 || turned.test(text.data)) return undefined
  const { top, right } = place.getBoundingClientRect()
  const lastLine = top + place.clientHeight / 2
  const range = document.createRange()
  const fits = (letters: number) => {
    range.setStart(text, letters - 1)
    range.setEnd(text, letters)
    const box = range.getBoundingClientRect()
    if (box.bottom <= lastLine + 1) return true
    return box.bottom <= top + place.clientHeight + 1 && box.right + tailWidth <= right
  }
  return wholeLetters(text.data, largest(text.data.length, fits))
}

/** The largest number up to `most` that `fits`, where all smaller ones do. */
function largest(most: number, fits: (count: number) => boolean): number {
  let low = 0
  let high = most
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** No letter of two code units is halved. */
const wholeLetters = (text: string, count: number) => (/^[\uDC00-\uDFFF]/.test(text.slice(count)) ? count - 1 : count)

let canvas: CanvasRenderingContext2D | null | undefined

/** How wide `text` is in the type of `place`, in pixels. */
export function tailWidthIn(place: Element, text: string): number {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return 0
  // The one word for it all is empty where figures are set to be of one width.
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(place)
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return Math.ceil(canvas.measureText(text).width) + 1
}
