import type { BodyInputOf, Document, updateDocument } from '@sinupan/contract'

/** What its sender says about a document while posting it. */
export interface StatedFacts {
  documentCategoryId: number | null
  /** '' where there is none. */
  documentDate: string
  description: string
  tagIds: readonly number[]
}

export const factsOf = ({ documentCategory, documentDate, description, fileTags }: Document): StatedFacts => ({
  documentCategoryId: documentCategory?.id ?? null,
  documentDate: documentDate ?? '',
  description: description ?? '',
  tagIds: fileTags.map(({ tag }) => tag.id),
})

type FactsChange = Omit<BodyInputOf<typeof updateDocument>, 'version'>

/** What of it is new to the document, as the update call takes it; undefined where nothing is. */
export function changeOf(document: Document, stated: StatedFacts): FactsChange | undefined {
  const known = factsOf(document)
  const change: FactsChange = {
    ...(isNew('documentCategoryId', known, stated) && { documentCategoryId: stated.documentCategoryId }),
    ...(isNew('documentDate', known, stated) && { documentDate: stated.documentDate || null }),
    ...(isNew('description', known, stated) && { description: stated.description }),
    ...(isNew('tagIds', known, stated) && { tagIds: [...stated.tagIds] }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** The facts after somebody else changed the document: mine where I touched them, theirs elsewhere. */
export function rebased(before: Document, now: Document, stated: StatedFacts): StatedFacts {
  const seen = factsOf(before)
  const theirs = factsOf(now)
  const pick = <Key extends keyof StatedFacts>(key: Key) => (isNew(key, seen, stated) ? stated : theirs)[key]
  return {
    documentCategoryId: pick('documentCategoryId'),
    documentDate: pick('documentDate'),
    description: pick('description'),
    tagIds: pick('tagIds'),
  }
}

const isNew = (key: keyof StatedFacts, known: StatedFacts, stated: StatedFacts) =>
  asText(known[key]) !== asText(stated[key])
const asText = (fact: StatedFacts[keyof StatedFacts]) =>
  typeof fact === 'object' && fact !== null ? fact.toSorted((one, other) => one - other).join() : String(fact ?? '')
