import { Fragment } from 'react'

/**
 * Plain text in which only `<mark>…</mark>` has a meaning; whatever else looks like a tag is shown as it is written.
 * The text must not be HTML-escaped.
 */
export function MarkedText({ text }: { text: string }) {
  return partsOf(text).map((part, index) => {
    const key = `${index}${part.marked}`
    return part.marked ? <mark key={key}>{part.text}</mark> : <Fragment key={key}>{part.text}</Fragment>
  })
}

/** The marked and unmarked stretches of a text, in order. A mark without an end marks nothing. */
export function partsOf(text: string): { text: string; marked: boolean }[] {
  return text
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
