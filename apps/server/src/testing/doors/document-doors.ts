import * as contract from '@sinupan/contract'
import type { Door } from './knock.ts'
import * as may from './rules.ts'
import type { Thing } from './thing.ts'

const byId = ({ documentId }: Thing) => ({ params: { id: documentId } })
const changes = true
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Every call that names a document. */
export const documentDoors: Door[] = [
  { endpoint: contract.getDocument, input: byId, rule: may.viewing },
  { endpoint: contract.getDocumentByRoute, input: ({ routeId }) => ({ params: { routeId } }), rule: may.viewing },
  { endpoint: contract.listActivity, input: byId, rule: may.ofTheUnit },
  {
    endpoint: contract.listLinks,
    input: ({ documentId }) => ({ params: { fileId: documentId } }),
    rule: may.viewingShares,
  },
  {
    endpoint: contract.createLink,
    input: ({ documentId }) => ({ body: { fileManagerId: documentId } }),
    rule: may.sharing,
    changes,
  },
  {
    endpoint: contract.changeLink,
    input: ({ shareId }) => ({ params: { id: shareId }, body: {} }),
    rule: may.revoking,
    changes,
  },
  { endpoint: contract.revokeLink, input: ({ shareId }) => ({ params: { id: shareId } }), rule: may.revoking, changes },
  {
    endpoint: contract.requestAccess,
    input: (thing) => ({ ...byId(thing), body: { reason: 'For the audit' } }),
    rule: may.askingAccess,
    changes,
  },
  { endpoint: contract.listAccess, input: byId, rule: may.viewingAccess },
  {
    endpoint: contract.openClassified,
    input: (thing) => ({ ...byId(thing), body: { reason: 'For the audit' } }),
    rule: may.openingClassified,
    changes,
  },
  {
    endpoint: contract.whyVisible,
    input: (thing) => ({ ...byId(thing), query: { who: 'anyone' } }),
    rule: may.viewingShares,
  },
  {
    endpoint: contract.findEffects,
    input: ({ documentId }) => ({ body: { action: 'trash' as const, fileManagerIds: [documentId] } }),
    rule: may.viewing,
  },
  { endpoint: contract.getDocumentRetention, input: byId, rule: may.viewing },
  { endpoint: contract.getOriginal, input: byId, rule: may.viewing },
  {
    endpoint: contract.requestLoan,
    input: ({ documentId }) => ({
      body: { fileManagerId: documentId, neededBy: inDays(7), reason: 'For the audit.' },
    }),
    rule: may.borrowing,
    changes,
  },
  {
    endpoint: contract.declareRecords,
    input: ({ documentId }) => ({ body: { fileManagerIds: [documentId] } }),
    rule: may.declaring,
    changes,
  },
  {
    endpoint: contract.extendRetention,
    input: ({ documentId }) => ({
      body: { fileManagerIds: [documentId], until: '2090-01-01', reason: 'For the audit.' },
    }),
    rule: may.keeping,
    changes,
  },
  {
    endpoint: contract.keepForEver,
    input: ({ documentId }) => ({
      body: { fileManagerIds: [documentId], isPermanent: true, reason: 'For the audit.' },
    }),
    rule: may.keeping,
    changes,
  },
  {
    endpoint: contract.createHold,
    input: ({ documentId }) => ({
      body: { kind: 'audit' as const, fileManagerIds: [documentId], reason: 'For the audit.' },
    }),
    rule: may.keeping,
    changes,
  },
  { endpoint: contract.pinDocument, input: byId, rule: may.viewing },
  { endpoint: contract.unpinDocument, input: byId, rule: may.viewing },
  {
    endpoint: contract.updateDocument,
    input: (thing) => ({ ...byId(thing), body: { description: 'Changed' } }),
    rule: may.editing,
    changes,
  },
  {
    endpoint: contract.updateDocument,
    label: 'a record’s schedule',
    input: (thing) => ({ ...byId(thing), body: { documentDate: '2020-01-01', reason: 'Its date was wrong.' } }),
    rule: may.rescheduling,
    changes,
  },
  {
    endpoint: contract.addPoolFile,
    input: ({ documentId, poolId }) => ({ body: { poolId, fileManagerId: documentId } }),
    rule: may.sharing,
    changes,
  },
  {
    endpoint: contract.addPoolFiles,
    input: ({ documentId, poolId }) => ({ body: { poolId, fileManagerIds: [documentId] } }),
    rule: may.sharing,
    changes,
  },
  {
    endpoint: contract.listPoolsOfDocument,
    input: ({ documentId }) => ({ params: { fileManagerId: documentId } }),
    rule: may.askingItsPools,
  },
  {
    endpoint: contract.listTransfersOfDocument,
    input: ({ documentId }) => ({ params: { fileManagerId: documentId } }),
    rule: may.viewing,
  },
  { endpoint: contract.trashDocument, input: byId, rule: may.trashing, changes },
  {
    endpoint: contract.trashDocuments,
    input: ({ documentId }) => ({ body: [documentId] }),
    rule: may.trashing,
    changes,
  },
  { endpoint: contract.restoreDocument, input: byId, rule: may.restoringOrRemoving, changes },
  {
    endpoint: contract.restoreDocuments,
    input: ({ documentId }) => ({ body: [documentId] }),
    rule: may.restoringOrRemoving,
    changes,
  },
  { endpoint: contract.removeDocument, input: byId, rule: may.restoringOrRemoving, changes },
  {
    endpoint: contract.removeDocuments,
    input: ({ documentId }) => ({ body: [{ id: documentId }] }),
    rule: may.restoringOrRemoving,
    changes,
  },
  {
    endpoint: contract.moveDocuments,
    input: ({ documentId }) => ({ params: { fileFolderId: 0 }, body: [documentId] }),
    rule: may.editing,
    changes,
  },
  {
    endpoint: contract.placeDocuments,
    input: ({ documentId }) => ({ body: { fileLocationId: null, fileManagerIds: [documentId] } }),
    rule: may.placing,
    changes,
  },
  {
    endpoint: contract.copyDocuments,
    input: ({ documentId }) => ({ params: { fileFolderId: 0 }, body: [documentId] }),
    rule: may.editing,
    changes,
  },
]

const folder = ({ folderId }: Thing) => ({ params: { id: folderId } })

/** Every call that names a folder; the document lies in it. */
export const folderDoors: Door[] = [
  { endpoint: contract.getFolderDetails, input: folder, rule: may.viewingFolder },
  { endpoint: contract.getFolder, input: folder, rule: may.viewingFolder },
  { endpoint: contract.listChildren, input: folder, rule: may.viewingFolder },
  {
    endpoint: contract.listChildrenInUnit,
    input: ({ folderId }, { unitId }) => ({ params: { parentId: folderId, duId: unitId || 1 } }),
    rule: may.withinOwnUnit(may.viewingFolder),
  },
  {
    endpoint: contract.listFolderSteps,
    input: ({ folderId }, { unitId }) => ({ params: { parentId: folderId, duId: unitId || 1 } }),
    rule: may.withinOwnUnit(may.viewingFolder),
  },
  {
    endpoint: contract.listDocumentNames,
    input: ({ folderId }, { unitId }) => ({ params: { folderId, duId: unitId || 1 } }),
    rule: may.withinOwnUnit(may.viewingFolder),
  },
  {
    endpoint: contract.createFolder,
    input: ({ folderId }, { unitId }) => ({
      params: { duId: unitId || 1 },
      body: { name: 'Inside', parentId: folderId },
    }),
    rule: may.withinOwnUnit(may.changingFolder),
    changes,
  },
  {
    endpoint: contract.createDrop,
    input: ({ folderId }) => ({
      body: { fileFolderId: folderId, title: 'Send them', expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
    }),
    rule: may.changingFolder,
    changes,
  },
  {
    endpoint: contract.createFolders,
    input: ({ folderId }, { unitId }) => ({
      params: { duId: unitId || 1 },
      body: { paths: ['a/b'], parentId: folderId },
    }),
    rule: may.withinOwnUnit(may.changingFolder),
    changes,
  },
  {
    endpoint: contract.createDocument,
    input: ({ folderId }, { unitId }) => ({
      body: { name: 'Inside', fileFolderId: folderId, deliveryUnitId: unitId || 1 },
    }),
    rule: may.withinOwnUnit(may.changingFolder),
    changes,
  },
  {
    endpoint: contract.moveDocuments,
    label: 'into the folder',
    input: ({ folderId, documentId }) => ({ params: { fileFolderId: folderId }, body: [documentId] }),
    rule: may.editing,
    changes,
  },
  {
    endpoint: contract.updateFolder,
    input: (thing) => ({ ...folder(thing), body: { description: 'Changed' } }),
    rule: may.changingFolder,
    changes,
  },
  { endpoint: contract.pinFolder, input: folder, rule: may.viewingFolder },
  { endpoint: contract.unpinFolder, input: folder, rule: may.viewingFolder },
  {
    endpoint: contract.trashFolders,
    input: ({ folderId }) => ({ body: [{ id: folderId }] }),
    rule: may.trashingFolder,
    changes,
  },
  { endpoint: contract.restoreFolder, input: folder, rule: may.restoringFolder, changes },
  {
    endpoint: contract.removeFolders,
    input: ({ folderId }) => ({ body: [{ id: folderId }] }),
    rule: may.restoringFolder,
    changes,
  },
  {
    endpoint: contract.moveFolders,
    input: ({ folderId }) => ({ params: { destinationFolderId: 0 }, body: [folderId] }),
    rule: may.movingFolder,
    changes,
  },
]
