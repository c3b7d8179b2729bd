import type { PublicFacets } from '@sinupan/contract'
import { type FileKind, fileKindOf } from '../../ui/file-kind.ts'

/** Types as people call them: all extensions of a kind stand together. */
export interface TypeGroup {
  kind: FileKind
  fileTypes: readonly string[]
  count: number
}

/** The extensions that were found, by kind, the most frequent first. */
export function typeGroups(fileTypes: PublicFacets['fileTypes']): TypeGroup[] {
  const groups = new Map<FileKind, TypeGroup>()
  for (const { fileType, count } of fileTypes) {
    const kind = fileKindOf(fileType)
    const known = groups.get(kind)
    groups.set(kind, {
      kind,
      fileTypes: [...(known?.fileTypes ?? []), fileType],
      count: (known?.count ?? 0) + count,
    })
  }
  return [...groups.values()].sort((a, b) => b.count - a.count)
}
