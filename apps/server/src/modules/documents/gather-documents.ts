import type { CategoryRef, DocumentFile } from '@sinupan/contract'
import { type UserColumns, userReader } from '../people/index.ts'
import type { PostingFacts } from './document.ts'
import type { DocumentRow, FileRow, OwnColumns, PostingRow } from './document-row.ts'

interface CategoryColumns {
  categoryName: string | null
  categoryDescription: string | null
  categoryRetention: number | null
  categoryReference: string | null
  groupName: string | null
}
interface PostingColumns {
  postingId: number | null
  postingStatus: PostingFacts['status']
  postingIsClassified: boolean
  postingRequestedBy: string
  postingVersion: number
  postingReturnReason: string | null
  postingCreatedAt: string
  postingReviewedAt: string | null
  levelId: number
  levelAccess: string
  levelDescription: string
  levelScope: PostingFacts['scope']
}
interface FileColumns {
  fileId: number | null
  fileName: string
  fileExtension: string
  fileMediaType: string
  fileSize: number
  fileSha256: string
  fileVersionNo: number
  fileIsCurrent: boolean
  fileCreatedAt: string
  fileText: DocumentFile['text']
  filePageCount: number | null
  fileHasThumbnail: boolean
  filePreviewKind: 'pdf' | 'html' | null
}

/** What `documentColumns` select: a document once for each of its files. */
export interface FlatRow
  extends OwnColumns,
    CategoryColumns,
    PostingColumns,
    FileColumns,
    UserColumns<'ownerUser'>,
    UserColumns<'uploader'> {
  tagIds: number[] | null
  tagNames: string[] | null
}

/** Makes one row a document of those that lie side by side, in their order; columns of one's own stay on it. */
export function gatherDocuments<E extends object>(flat: readonly (FlatRow & E)[]): (DocumentRow & E)[] {
  const documents: (DocumentRow & E)[] = []
  let last: (FlatRow & DocumentRow & E) | undefined
  for (const row of flat) {
    if (last?.id !== row.id || last.postingId !== row.postingId) {
      last = Object.assign(row, {
        owner: ownerOf(row),
        category: categoryOf(row),
        tags: tagsOf(row),
        files: [],
        posting: postingOf(row),
      })
      documents.push(last)
    }
    const file = fileOf(row)
    if (file) last.files.push(file)
  }
  return documents
}

const ownerOf = userReader('ownerUser')
const uploaderOf = userReader('uploader')

const categoryOf = (row: FlatRow): CategoryRef | null =>
  row.categoryId === null || row.categoryName === null || row.groupId === null
    ? null
    : {
        id: row.categoryId,
        category: row.categoryName,
        description: row.categoryDescription,
        retention: row.categoryRetention,
        reference: row.categoryReference,
        documentCategoryGroupId: row.groupId,
        documentCategoryGroup: { id: row.groupId, group: row.groupName ?? '' },
      }

const tagsOf = ({ tagIds, tagNames }: FlatRow): DocumentRow['tags'] =>
  (tagIds ?? []).map((id, index) => ({ tag: { id, tagName: tagNames?.[index] ?? '' } }))

function postingOf(row: FlatRow): PostingRow | null {
  if (row.postingId === null) return null
  return {
    id: row.postingId,
    status: row.postingStatus,
    scope: row.levelScope,
    isClassified: row.postingIsClassified,
    requestedBy: row.postingRequestedBy,
    version: row.postingVersion,
    returnReason: row.postingReturnReason,
    createdAt: row.postingCreatedAt,
    reviewedAt: row.postingReviewedAt,
    accessLevel: { id: row.levelId, access: row.levelAccess, description: row.levelDescription },
  }
}

function fileOf(row: FlatRow): FileRow | undefined {
  if (row.fileId === null) return undefined
  return {
    id: row.fileId,
    fileManagerId: row.id,
    fileName: row.fileName,
    fileType: row.fileExtension,
    mediaType: row.fileMediaType,
    size: row.fileSize,
    sha256: row.fileSha256,
    versionNo: row.fileVersionNo,
    isCurrent: row.fileIsCurrent,
    createdAt: row.fileCreatedAt,
    text: row.fileText,
    pageCount: row.filePageCount,
    hasThumbnail: row.fileHasThumbnail,
    previewKind: row.filePreviewKind,
    uploadedBy: uploaderOf(row),
  }
}
