import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const named = { name: z.string() }

export const folderCreated = fact('folder.created', { ...named, parentId: z.number().nullable() })
export const folderRenamed = fact('folder.renamed', { from: z.string(), to: z.string() })
export const folderDescribed = fact('folder.described', named)
export const folderMoved = fact('folder.moved', { ...named, from: z.number().nullable(), to: z.number().nullable() })
export const folderTrashed = fact('folder.trashed', { ...named, within: z.number().nullable() })
export const folderRestored = fact('folder.restored', { ...named, to: z.number().nullable() })
export const folderRemoved = fact('folder.removed', named)
