import * as contract from '@sinupan/contract'
import { levels } from '../given.ts'
import { tryUpload } from '../upload.ts'
import type { Door } from './knock.ts'
import * as may from './matrix.ts'
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
  { endpoint: contract.removePosting, input: posting, rule: may.withdrawing, changes },
  { endpoint: contract.getPublicDocument, input: ({ routeId }) => ({ params: { routeId } }), rule: may.publicly },
]

const file = ({ fileId }: Thing) => ({ params: { id: fileId } })
const earlier = ({ earlierFileId }: Thing) => ({ params: { id: earlierFileId } })
const paper = [{ name: 'paper.txt', content: 'The third version.' }]

/** Every call that names a file, or gives bytes. */
export const fileDoors: Door[] = [
  { endpoint: contract.readFile, input: file, rule: may.reading },
  { endpoint: contract.readFile, label: 'an earlier version', input: earlier, rule: may.ofTheUnit },
  { endpoint: contract.readPublicFile, input: file, rule: may.publicly },
  { endpoint: contract.readPublicFile, label: 'an earlier version', input: earlier, rule: () => 'NotFound' },
  { endpoint: contract.readThumbnail, input: file, rule: may.picturing },
  { endpoint: contract.readThumbnail, label: 'an earlier version', input: earlier, rule: may.ofTheUnit },
  { endpoint: contract.readPreview, input: file, rule: may.picturing },
  { endpoint: contract.readPreview, label: 'an earlier version', input: earlier, rule: may.ofTheUnit },
  { endpoint: contract.listVersions, input: ({ fileId }) => ({ params: { fileId } }), rule: may.readingVersions },
  {
    endpoint: contract.restoreVersion,
    input: ({ earlierFileId }) => ({ params: { versionId: earlierFileId } }),
    rule: (actor, state) => (may.isMember(actor) ? may.replacing(actor, state) : 'NotFound'),
    changes,
  },
  { endpoint: contract.removeFile, input: file, rule: may.replacing, changes },
  {
    endpoint: contract.uploadFiles,
    label: 'into a document',
    send: (caller, { documentId }) => tryUpload(caller, { fileManagerId: documentId }, paper),
    rule: may.replacing,
    changes,
  },
  {
    endpoint: contract.uploadFiles,
    label: 'in place of a file',
    send: (caller, { documentId, fileId }) =>
      tryUpload(caller, { fileManagerId: documentId, replacesFileId: fileId }, paper),
    rule: may.replacing,
    changes,
  },
  {
    endpoint: contract.uploadFiles,
    label: 'into a folder',
    send: (caller, { folderId }) =>
      tryUpload(caller, { deliveryUnitId: caller.unitId || 1, fileFolderId: folderId }, paper),
    rule: may.withinOwnUnit(may.changingFolder),
    changes,
  },
  {
    endpoint: contract.prepareDownload,
    label: 'of a document',
    input: ({ documentId }) => ({ body: { fileManagerIds: [documentId] } }),
    rule: may.reading,
  },
  {
    endpoint: contract.prepareDownload,
    label: 'of a file',
    input: ({ fileId }) => ({ body: { fileIds: [fileId] } }),
    rule: may.reading,
  },
  {
    endpoint: contract.prepareDownload,
    label: 'of an earlier version',
    input: ({ earlierFileId }) => ({ body: { fileIds: [earlierFileId] } }),
    rule: may.ofTheUnit,
  },
]
