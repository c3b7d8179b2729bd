import type { ReactNode } from 'react'
import { Fragment } from 'react'

const tagged = /<(\w+)>(.*?)<\/\1>/g

interface RichProps {
  /** A sentence with marked parts: `No account yet? <register>Register</register>.` */
  text: string
  /** What each part is drawn as. */
  parts: Readonly<Record<string, (inside: string) => ReactNode>>
}

/** A sentence with links in it. Only the named parts are drawn as more than text. */
export function Rich({ text, parts }: RichProps) {
  const pieces: ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(tagged)) {
    const [whole, name = '', inside = ''] = match
    pieces.push(text.slice(from, match.index), parts[name]?.(inside) ?? inside)
    from = match.index + whole.length
  }
  pieces.push(text.slice(from))
  return pieces.map((piece, index) => <Fragment key={index}>{piece}</Fragment>)
}
