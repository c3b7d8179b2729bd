/** One word, or several that stand one after the other. */
export interface Term {
  words: string[]
  /** The last word may go on: it is still being typed. */
  isPrefix: boolean
  /** Quoted: exactly these words, not their plural. */
  isExact: boolean
}

/** One of the terms, or none of them. */
export interface Clause {
  terms: Term[]
  isExcluded: boolean
}

export type NamedField = 'tag' | 'category'
export interface NameFilter {
  field: NamedField
  term: Term
  isExcluded: boolean
}

export interface FileTypeFilter {
  extensions: string[]
  isExcluded: boolean
}

export type ResultType = 'File' | 'Folder' | 'Tag' | 'Category' | 'Location'

/** What can't be read, as it was typed, and the sentence that says why. */
export interface Unread {
  words: string
  key: 'noSearchDate' | 'noSearchType' | 'noSearchWithout'
  /** It stands at the end and is the beginning of something that can be read. */
  isUnfinished: boolean
}

/** What somebody typed: all clauses and filters have to hold. */
export interface ParsedQuery {
  clauses: Clause[]
  names: NameFilter[]
  fileTypes: FileTypeFilter[]
  /** `type:folder`. */
  resultType: ResultType | undefined
  /** Calendar dates; the document's date is before the first and not before the second. */
  before: string | undefined
  after: string | undefined
  unread: Unread[]
}

/** Whether the query asks for nothing at all: there was nothing to read in it. */
export const asksNothing = (query: ParsedQuery): boolean =>
  query.clauses.length === 0 &&
  query.names.length === 0 &&
  query.fileTypes.length === 0 &&
  !query.resultType &&
  !query.before &&
  !query.after

/** Whether only files can be meant. */
export const isAboutFiles = (query: ParsedQuery): boolean =>
  query.names.length > 0 || query.fileTypes.length > 0 || Boolean(query.before ?? query.after)
