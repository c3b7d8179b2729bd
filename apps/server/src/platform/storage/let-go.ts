import { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/**
 * Gives the memory of bytes back at once, where nobody looks at them any more and it holds nothing else. It would else be kept
 * until V8 has gone through all that the server keeps, which it does the sooner the more bytes wait for it: that was a third of
 * the processor that a small upload took.
 *
 * @param stream that they came with; of one that is no request they may be somebody else's, who made it of them
 */
export function letGo({ buffer, byteLength }: Buffer, stream?: Readable): void {
  if (stream && !(stream instanceof IncomingMessage)) return
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
