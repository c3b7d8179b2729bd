import * as contract from '@sinupan/contract'
import { levels } from '../given.ts'
import type { Door } from './knock.ts'
import * as may from './rules.ts'
import type { Thing } from './thing.ts'

const posting = ({ postingId }: Thing) => ({ params: { id: postingId } })
const changes = true

/** Every call that names a posting, or posts a document. */
export const postingDoors: Door[] = [
  {
    endpoint: contract.listPostingsOfDocument,
    input: ({ documentId }) => ({ params: { fileManagerId: documentId } }),
    rule: may.viewing,
  },
  {
    endpoint: contract.createPosting,
    input: ({ documentId }) => ({ body: { fileManagerId: documentId, accessLevelId: levels.unit } }),
    rule: may.posting,
    changes,
  },
  { endpoint: contract.getPostingReview, input: posting, rule: may.reviewing },
  {
    endpoint: contract.approvePosting,
    input: (thing) => ({ ...posting(thing), body: {} }),
    rule: may.deciding,
    changes,
  },
  {
    endpoint: contract.returnPosting,
    input: (thing) => ({ ...posting(thing), body: { reason: 'It lacks a page.' } }),
    rule: may.deciding,
    changes,
  },
  {
    endpoint: contract.updatePosting,
    input: (thing) => ({ ...posting(thing), body: { note: 'Please' } }),
    rule: may.changingPosting,
    changes,
  },
  {
    endpoint: contract.sendPosting,
    input: (thing) => ({ ...posting(thing), body: {} }),
    rule: may.sendingAgain,
    changes,
  },
  {
    endpoint: contract.takeDownPosting,
    input: (thing) => ({ ...posting(thing), body: { reason: 'It names students.' } }),
    rule: may.takingDown,
    changes,
  },
  { endpoint: contract.getPostingChanges, input: posting, rule: may.reviewing },
  { endpoint: contract.removePosting, input: posting, rule: may.withdrawing, changes },
  { endpoint: contract.getPublicDocument, input: ({ routeId }) => ({ params: { routeId } }), rule: may.publicly },
  {
    endpoint: contract.getPublicCitation,
    input: ({ routeId }) => ({ params: { routeId, format: 'bib' } }),
    rule: may.publicly,
  },
]
