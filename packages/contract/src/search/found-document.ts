import { z } from 'zod'
import { capabilities, document } from '../documents/documents.ts'
import { file } from '../files/files.ts'
import { categoryRef } from '../taxonomy/taxonomy.ts'

/** What a list of results tells of a document: a third of the document itself, which comes by its id. */
export const foundDocument = document
  .pick({
    id: true,
    name: true,
    description: true,
    totalFileSize: true,
    fileFolderId: true,
    deliveryUnitId: true,
    isClassified: true,
    isClassifiedDoc: true,
    applicationUserId: true,
    status: true,
    isRecord: true,
    isPermanent: true,
    isVital: true,
    documentDate: true,
    createdAt: true,
    updatedAt: true,
    thumbnailUrl: true,
    routeId: true,
    version: true,
  })
  .extend({
    fileManagerFiles: z.array(
      file
        .pick({ id: true, fileName: true, fileType: true, mediaType: true, size: true, pageCount: true })
        .meta({ id: 'FoundFile' }),
    ),
    documentCategory: categoryRef.pick({ id: true, category: true }).meta({ id: 'FoundCategory' }).nullable(),
    capabilities: capabilities.pick({ read: true, share: true, reasons: true }).meta({ id: 'FoundCapabilities' }),
  })
  .meta({ id: 'FoundFileManager' })

export type FoundDocument = z.output<typeof foundDocument>
