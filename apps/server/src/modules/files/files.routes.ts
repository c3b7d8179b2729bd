import * as contract from '@sinupan/contract'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { isInside, viewDocument } from '../documents/index.ts'
import { attachmentsRoutes } from './attachments/attachments.routes.ts'
import { findFile, listLineage } from './files.queries.ts'
import { readAgain } from './ocr/read-again.ts'
import { receiveForm } from './receive-form.ts'
import { requireReadable } from './require-readable.ts'
import { textsRoutes } from './texts/texts.routes.ts'
import { addFiles } from './use-cases/add-files.ts'
import { removeFile } from './use-cases/remove-file.ts'
import { restoreVersion } from './use-cases/restore-version.ts'

/** Upload, versions, taking a file out; what files carry, and how texts are read. */
export function filesRoutes(app: App): void {
  attachmentsRoutes(app)
  textsRoutes(app)
  serve(app, contract.uploadFiles, async (ctx, _input, { request }) => addFiles(ctx, await receiveForm(ctx, request)))
  serve(app, contract.removeFile, async (ctx, { params }) => {
    await removeFile(ctx, params.id)
    return params
  })
  serve(app, contract.readByOcr, async (ctx, { params, body }) => {
    await readAgain(ctx, params.id, body.languages)
    const file = await findFile(ctx, params.id)
    if (!file) throw refuse('NotFound')
    return file
  })
  serve(app, contract.listVersions, async (ctx, { params, query }) => {
    const { document } = await requireReadable(ctx, params.fileId)
    // Earlier versions are the unit's and the owner's alone; whom the document was posted or given to does not learn of them.
    if (!isInside(ctx.actor, document)) throw refuse('NotFound')
    return wholeList(await listLineage(ctx, params.fileId), query)
  })
  serve(app, contract.restoreVersion, async (ctx, { params }) =>
    viewDocument(ctx, await restoreVersion(ctx, params.versionId)),
  )
}
