/** A word at the end of a page that goes on in the next one: small letters on both sides of its hyphen. */
const BROKEN_WORD = /\p{Ll}[-\u2010]$/u
const REST_OF_WORD = /^\p{Ll}\S*/u
/** A number's hyphen was written, unlike a word's. */
const BROKEN_NUMBER = /\d[-\u2010]$/
const REST_OF_NUMBER = /^\d\S*/

/** Words that are broken over two pages stand whole on the first of them, as those do that are broken over two lines. */
export function wholeWords(pages: string[]): void {
  for (let index = 0; index + 1 < pages.length; index += 1) {
    const [page = '', next = ''] = [pages[index], pages[index + 1]]
    const [rest] =
      (BROKEN_WORD.test(page) ? REST_OF_WORD : BROKEN_NUMBER.test(page) ? REST_OF_NUMBER : NOTHING).exec(next) ?? []
    if (!rest) continue
    pages[index] = (BROKEN_WORD.test(page) ? page.slice(0, -1) : page) + rest
    pages[index + 1] = next.slice(rest.length).trimStart()
  }
}

const NOTHING = /^(?!)/
