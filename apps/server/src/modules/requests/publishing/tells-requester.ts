/** Who asked, as far as a text could tell it. */
export interface Requester {
  firstName: string
  lastName: string
  email: string | null
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

const wordsOf = (text: string) => new Set(fold(text).split(/[^\p{L}\d]+/u))

/** Whether a text names who asked: by their first and their last name, in any order, or by their address. */
export function tellsRequester(text: string, { firstName, lastName, email }: Requester): boolean {
  if (email && fold(text).includes(fold(email))) return true
  const said = wordsOf(text)
  const names = [...wordsOf(firstName), ...wordsOf(lastName)].filter(Boolean)
  return names.length > 1 && names.every((name) => said.has(name))
}
