import { differenceOf } from './difference.ts'

/** Compares the two texts that it is sent, beside the page. */
self.onmessage = ({ data: [before, after] }: MessageEvent<[string, string]>) =>
  self.postMessage(differenceOf(before, after) ?? null)
