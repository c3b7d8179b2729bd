import * as contract from '@sinupan/contract'
import type { Caller } from '../caller.ts'
import { tryUpload } from '../upload.ts'
import type { Door } from './knock.ts'
import { type ActorName, isMember } from './matrix.ts'
import * as may from './rules.ts'
import type { Thing } from './thing.ts'

const changes = true
const file = ({ fileId }: Thing) => ({ params: { id: fileId } })
const earlier = ({ earlierFileId }: Thing) => ({ params: { id: earlierFileId } })
const paper = [{ name: 'paper.txt', content: 'The third version.' }]

const attached = (of: typeof file) => (thing: Thing) => ({ params: { ...of(thing).params, way: '1' } })
/** Nothing is attached to it: whoever may read it is told that there is none. */
const nothingAttached =
  (rule: may.Rule, none: (actor: ActorName) => may.Outcome = () => 'NotFound'): may.Rule =>
  (actor, state) => {
    const said = rule(actor, state)
    return said === 'done' ? none(actor) : said
  }

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
  {
    endpoint: contract.readSearchable,
    input: file,
    // Nothing of it is a picture: whoever may read it is told that there is none.
    rule: (actor, state) => {
      const said = actor === 'nobody' ? 'NotFound' : may.reading(actor, state)
      return said === 'done' ? 'NotFound' : said
    },
  },
  { endpoint: contract.listAttachments, input: file, rule: may.picturing },
  { endpoint: contract.listAttachments, label: 'of an earlier version', input: earlier, rule: may.ofTheUnit },
  { endpoint: contract.readAttachment, input: attached(file), rule: nothingAttached(may.picturing) },
  {
    endpoint: contract.readAttachment,
    label: 'of an earlier version',
    input: attached(earlier),
    rule: nothingAttached(may.ofTheUnit),
  },
  {
    endpoint: contract.keepAttachment,
    send: (caller, thing) =>
      caller.call(contract.keepAttachment, {
        ...attached(file)(thing),
        body: { deliveryUnitId: caller.unitId || 1, fileFolderId: 0 },
      }),
    rule: nothingAttached(may.reading, (actor) => (actor === 'admin' ? 'NotYourDeliveryUnit' : 'NotFound')),
  },
  { endpoint: contract.readText, input: file, rule: may.picturing },
  { endpoint: contract.readText, label: 'of an earlier version', input: earlier, rule: may.ofTheUnit },
  {
    endpoint: contract.chooseEncoding,
    input: (thing) => ({ ...file(thing), body: { encoding: 'ibm850' as const } }),
    rule: may.editing,
  },
  { endpoint: contract.listVersions, input: ({ fileId }) => ({ params: { fileId } }), rule: may.readingVersions },
  {
    endpoint: contract.restoreVersion,
    input: ({ earlierFileId }) => ({ params: { versionId: earlierFileId } }),
    rule: (actor, state) => (isMember(actor) ? may.replacing(actor, state) : 'NotFound'),
    changes,
  },
  {
    endpoint: contract.readByOcr,
    input: (thing) => ({ ...file(thing), body: { languages: ['eng' as const] } }),
    // What is seen of the document is judged first, and then that nothing of it is a picture.
    rule: (actor, state) => {
      const said = may.editing(actor, state)
      return said === 'done' ? 'NothingToRead' : said
    },
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

const encode = (fields: Record<string, string | number>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')
const begin = (caller: Caller, fields: Record<string, string | number>) =>
  caller.request({
    method: 'POST',
    url: '/api/Upload',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '5',
      'upload-metadata': encode({ filename: 'a.txt', ...fields }),
    },
  })
const resumable = { name: '/api/Upload', who: 'user', refusals: [] } as const

/** What the API page names beside the contract: resumable uploads, and downloads by a real name. */
export const otherDoors: Door[] = [
  {
    endpoint: resumable,
    label: 'into a document',
    send: (caller, { documentId }) => begin(caller, { fileManagerId: documentId }),
    rule: may.replacing,
  },
  {
    endpoint: resumable,
    label: 'in place of a file',
    send: (caller, { documentId, fileId }) => begin(caller, { fileManagerId: documentId, replacesFileId: fileId }),
    rule: may.replacing,
  },
  {
    endpoint: resumable,
    label: 'into a folder',
    send: (caller, { folderId }) => begin(caller, { deliveryUnitId: caller.unitId || 1, fileFolderId: folderId }),
    rule: may.withinOwnUnit(may.changingFolder),
  },
  {
    endpoint: { name: '/files/:routeId/:name', who: 'open', refusals: [] },
    send: (caller, { routeId }) => caller.request({ url: `/files/${routeId}/paper.csv` }),
    rule: may.publicly,
  },
]
