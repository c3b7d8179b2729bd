import { localStore } from '../../../lib/local-store.ts'
import type { UploadTarget, UploadTask } from './upload-task.ts'

export const uploadAddress = '/api/Upload'

/** The fields of an upload, which a resumable one has as metadata (api.md, FileManagerFile). */
export function fieldsOf(target: UploadTarget): Record<string, string> {
  if ('documentId' in target) {
    const { documentId, replacesFileId } = target
    return { fileManagerId: String(documentId), ...(replacesFileId && { replacesFileId: String(replacesFileId) }) }
  }
  return { deliveryUnitId: String(target.unitId), fileFolderId: String(target.folderId) }
}

/** The target that fields describe; undefined for what another release wrote. */
export function targetOf(fields: Record<string, string>): UploadTarget | undefined {
  const { fileManagerId, replacesFileId, deliveryUnitId, fileFolderId, place = '' } = fields
  if (fileManagerId)
    return {
      documentId: Number(fileManagerId),
      documentName: place,
      ...(replacesFileId && { replacesFileId: Number(replacesFileId) }),
    }
  if (!deliveryUnitId) return undefined
  return { unitId: Number(deliveryUnitId), folderId: Number(fileFolderId ?? 0), folderName: place }
}

export const nameOfTarget = (target: UploadTarget): string =>
  'documentId' in target ? target.documentName : target.folderName

/** Fields as the tus protocol's `Upload-Metadata`: keys, and values of UTF-8 in base64. */
export const metadataOf = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${base64Of(value)}`)
    .join(',')

const base64Of = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** Under what an upload is found again: the person, the place and the file's name and size. */
export const fingerprintOf = ({ name, size, target }: Pick<UploadTask, 'name' | 'size' | 'target'>): string =>
  ['sinupan', localStore.get('USER')?.userId, JSON.stringify(fieldsOf(target)), size, name].join('|')

export const isOwnFingerprint = (key: string): boolean =>
  key.startsWith(`tus::sinupan|${localStore.get('USER')?.userId}|`)

/** Whether an earlier page of this person left an upload unfinished: then only is tus's own code needed to ask. */
export function hasStoredUploads(): boolean {
  try {
    return Object.keys(localStorage).some(isOwnFingerprint)
  } catch {
    return false
  }
}
