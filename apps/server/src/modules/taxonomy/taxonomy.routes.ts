import * as contract from '@sinupan/contract'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { requireOne } from '../organisation/index.ts'
import { listCategories, listCategoryGroups, listTags } from './taxonomy.queries.ts'

/** What everybody reads. */
export function taxonomyRoutes(app: App): void {
  serve(app, contract.listCategoryGroups, async ({ db }) => wholeList(await listCategoryGroups(db)))
  serve(app, contract.getCategoryGroup, async ({ db }, { params }) =>
    requireOne(await listCategoryGroups(db, params.id)),
  )
  serve(app, contract.listCategories, async ({ db }) => wholeList(await listCategories(db)))
  serve(app, contract.listCategoriesOfGroup, async ({ db }, { params }) => {
    requireOne(await listCategoryGroups(db, params.id))
    return wholeList(await listCategories(db, { groupId: params.id }))
  })
  serve(app, contract.getCategory, async ({ db }, { params }) => requireOne(await listCategories(db, params)))
  serve(app, contract.listTags, async ({ db }) => wholeList(await listTags(db)))
}
