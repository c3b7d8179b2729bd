import { analyse } from 'chardet'
import { centralEncoding, isWestern, isWesternInRuns } from './central-letters.ts'
import { oldWesternEncoding } from './old-western.ts'

const SAMPLE_BYTES = 65_536
/** In these nearly every letter is a byte beyond ASCII, so that they come in runs; in Latin ones they stand alone. */
const IN_RUNS = /^(?:windows-125[1356]|koi8-[ru]|iso-8859-[5678]|shift_jis|euc-(?:jp|kr)|big5|gb18030|windows-874)$/
const LATIN: Readonly<Record<string, string>> = {
  'iso-8859-2': 'windows-1250',
  'windows-1250': 'windows-1250',
  'iso-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
}
/** How much surer the guess has to be of a rarer Latin encoding than of the usual one, of 100. */
const SURER = 15
const LEAST_SURE = 45
const LEAST_SURE_OF_RUNS = 10

/**
 * Encodings that bytes beyond ASCII may be in, the likeliest first; none where they look like the Latin letters of Windows-1252,
 * which a few of them always do.
 */
export function guessEncoding(bytes: Uint8Array): string[] {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const old = oldWesternEncoding(sample)
  if (old) return [old]
  const guesses = analyse(sample).map(({ name, confidence }) => ({ name: name.toLowerCase(), confidence }))
  if (isInRuns(sample))
    return isWesternInRuns(sample)
      ? []
      : guesses
          .filter(({ name, confidence }) => IN_RUNS.test(name) && confidence >= LEAST_SURE_OF_RUNS)
          .map(({ name }) => name)
  const central = centralEncoding(sample)
  if (central) return [central]
  const usual = Math.max(
    0,
    ...guesses.filter(({ name }) => /^(?:iso-8859-1|windows-1252)$/.test(name)).map(({ confidence }) => confidence),
  )
  // Of a few letters the statistics say anything; those of Spanish and French names are what they look like.
  const western = isWestern(sample)
  return guesses
    .filter(({ name }) => !western || LATIN[name] !== 'windows-1250')
    .filter(({ confidence }) => confidence >= LEAST_SURE && confidence >= usual + SURER)
    .flatMap(({ name }) => LATIN[name] ?? [])
}

function isInRuns(bytes: Uint8Array): boolean {
  let [high, beside] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    high += 1
    if ((bytes[at - 1] ?? 0) >= 0x80 || (bytes[at + 1] ?? 0) >= 0x80) beside += 1
  }
  return beside * 2 > high
}
