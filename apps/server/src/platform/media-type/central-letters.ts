/** The letters beyond ASCII that each language is written with, small. */
const CENTRAL = ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'čćđšž', 'ăâîşţ']
const WESTERN = [
  'áéíóúüñ',
  'àâæçèéêëîïôœùûüÿ',
  'äöüß',
  'àáâãçéêíóôõúü',
  'àèéìíîòóùú',
  'æøåéü',
  'åäöéü',
  'áéíóúýþæöð',
  'àèéëïóöüç',
  'áàâéèêëíîïóòôöúùûüñç',
  'äöõüšž',
]
const ENCODINGS = ['windows-1250', 'iso-8859-2'] as const

/** So many letters beyond ASCII, and different ones, before anything is told from them. */
const LEAST_LETTERS = 5
const LEAST_DIFFERENT = 3
/** The share of them that one language has to account for; nearly all, since the wrong encoding gives letters too. */
const ACCOUNTED = 0.95
/** A sign that hangs on a word is a letter in another encoding: `s¹`, `k³adka`, `¹est`. Quotes, dashes and the like are none. */
const STRANGE = /(?<=\p{L})[¡-©¬®-¹¼-¿×÷]|[¢-¦¨-ª¬®¯±-µ¸-º¼-¾](?=\p{L})/gu
const BEYOND = /[^\P{L}a-zªº]/gu

/**
 * The encoding of Central Europe in which a text makes sense, where it makes none in Windows-1252: undefined where it does, or
 * is too short to tell. The two share most letters, so that each letter of a language counts.
 */
export function centralEncoding(bytes: Uint8Array): (typeof ENCODINGS)[number] | undefined {
  const western = lettersOf(bytes, 'windows-1252')
  if (western.length < LEAST_LETTERS || new Set(western).size < LEAST_DIFFERENT) return undefined
  const usual = mostAccounted(western, WESTERN)
  const [best] = ENCODINGS.map((encoding) => ({
    encoding,
    share: mostAccounted(lettersOf(bytes, encoding), CENTRAL),
  })).sort((a, b) => b.share - a.share)
  return best && best.share >= ACCOUNTED && best.share > usual ? best.encoding : undefined
}

/** Whether its letters beyond ASCII are, in Windows-1252, nearly all those of one language that is written in it. */
export function isWestern(bytes: Uint8Array): boolean {
  const letters = lettersOf(bytes, 'windows-1252')
  return letters.length > 0 && mostAccounted(letters, WESTERN) >= ACCOUNTED
}

/** Languages of so few letters beyond ASCII that no other encoding writes words with them alone. */
const FEW = WESTERN.filter((letters) => letters.length <= 8)
const WORDS_WITHOUT_FELLOWS = /(?<![A-Za-z\x80-\xff])[\x80-\xff]+(?![A-Za-z\x80-\xff])/

/** Characters beyond ASCII that touch each other, of which one is no letter: `Ž–˜`, which is half of a Japanese word. */
const RUNS_WITH_SIGNS = /(?:(?!\p{L})[\x80-\uffff][\x80-\uffff]|[\x80-\uffff](?!\p{L})[\x80-\uffff])/u

/**
 * Whether letters beyond ASCII that touch each other are those of a Western language all the same: `Grüße`. All are of one language that
 * has few, and stand in words with letters of ASCII, or are too many for a chance; no sign is among those that touch.
 */
export function isWesternInRuns(bytes: Uint8Array): boolean {
  const letters = lettersOf(bytes, 'windows-1252')
  if (letters.length === 0 || mostAccounted(letters, FEW) < 1) return false
  if (RUNS_WITH_SIGNS.test(decoded(bytes, 'windows-1252'))) return false
  return letters.length >= LEAST_LETTERS || !WORDS_WITHOUT_FELLOWS.test(Buffer.from(bytes).toString('latin1'))
}

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes, { stream: true })

function lettersOf(bytes: Uint8Array, encoding: string): string[] {
  const text = decoded(bytes, encoding).toLowerCase()
  return [...(text.match(BEYOND) ?? []), ...(text.match(STRANGE) ?? [])]
}

/** Of the letters, the share that the language has which has most of them. */
function mostAccounted(letters: readonly string[], languages: readonly string[]): number {
  return Math.max(
    ...languages.map((language) => letters.filter((letter) => language.includes(letter)).length / letters.length),
  )
}
