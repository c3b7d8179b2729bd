import * as contract from '@sinupan/contract'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { requireOne } from '../organisation/index.ts'
import { listCategories, listCategoryGroups, listTags } from './taxonomy.queries.ts'

/** What everybody reads. */
export function taxonomyRoutes(app: App): void {
  serve(app, contract.listCategoryGroups, async ({ db }, { query }) => wholeList(await listCategoryGroups(db), query))
  serve(app, contract.getCategoryGroup, async ({ db }, { params }) =>
    requireOne(await listCategoryGroups(db, params.id)),
  )
  serve(app, contract.listCategories, async ({ db }, { query }) => wholeList(await listCategories(db), query))
  serve(app, contract.listCategoriesOfGroup, async ({ db }, { params, query }) => {
    requireOne(await listCategoryGroups(db, params.id))
    return wholeList(await listCategories(db, { groupId: params.id }), query)
  })
  serve(app, contract.getCategory, async ({ db }, { params }) => requireOne(await listCategories(db, params)))
  serve(app, contract.listTags, async ({ db }, { query }) => wholeList(await listTags(db), query))
}
