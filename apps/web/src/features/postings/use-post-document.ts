import { createPosting, type Document, document as documentSchema } from '@sinupan/contract'
import type { z } from 'zod'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { useUpdateDocument } from '../documents/index.ts'
import { useCreatePosting } from './postings.api.ts'
import { changeOf, factsOf, rebased, type StatedFacts } from './stated-facts.ts'

/** How it shall be posted, whichever document it is. */
export const wishSchema = createPosting.body.omit({ fileManagerId: true })
export type Wish = z.input<typeof wishSchema>

/** A document about to be posted, and what its sender says about it. */
export interface Draft {
  document: Document
  stated: StatedFacts
}

export const draftOf = (document: Document): Draft => ({ document, stated: factsOf(document) })

export type Outcome = Sent | Missed

export interface Sent {
  isPosted: true
}

export interface Missed {
  isPosted: false
  refusal: ApiRefusal
  /** What to try next from. */
  draft: Draft
  /** The facts are kept though nothing was sent. */
  isSaved: boolean
}

/** Sends a document for a decision. */
export function usePostDocument(): (draft: Draft, wish: Wish) => Promise<Outcome> {
  const create = useCreatePosting()
  return useKeptAndSent(async (document, wish) => {
    const { postPoolFiles = [], ...rest } = wish
    // What is classified goes to no pool, whatever was chosen before it was.
    const pools = wish.isClassified || document.isClassified ? [] : postPoolFiles
    await create({ body: { ...rest, postPoolFiles: pools, fileManagerId: document.id } })
  })
}

/**
 * First what is said about a document is saved, as its reader saw it, where that is new; then it is sent. The API takes
 * these as two calls, so the second may be refused after the first was done; the outcome tells.
 */
export function useKeptAndSent(send: (document: Document, wish: Wish) => Promise<void>) {
  const update = useUpdateDocument()
  const save = async ({ document, stated }: Draft): Promise<Document> => {
    const change = changeOf(document, stated)
    if (!change) return document
    return update({ params: { id: document.id }, body: { ...change, version: document.version } })
  }
  return async (draft: Draft, wish: Wish): Promise<Outcome> => {
    let { document } = draft
    try {
      document = await save(draft)
      await send(document, wish)
      return { isPosted: true }
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      const now = currentOf(error)
      if (now) return { isPosted: false, draft: onto(draft, now), refusal: error, isSaved: false }
      if (document === draft.document) return { isPosted: false, draft, refusal: error, isSaved: false }
      return { isPosted: false, draft: draftOf(document), refusal: error, isSaved: true }
    }
  }
}

const onto = ({ document, stated }: Draft, now: Document): Draft => ({
  document: now,
  stated: rebased(document, now, stated),
})

/** The document as it is now, out of a StateChanged. */
function currentOf({ code, details }: ApiRefusal): Document | undefined {
  return code === 'StateChanged' ? documentSchema.safeParse(details.current).data : undefined
}
