import * as contract from '@sinupan/contract'
import { type App, serve } from '../../platform/http/serve.ts'
import { requireOne } from '../organisation/index.ts'
import { listCategories, listCategoryGroups, listTags } from './taxonomy.queries.ts'

/** What everybody reads. */
export function taxonomyRoutes(app: App): void {
  serve(app, contract.listCategoryGroups, ({ db }, { query }) => listCategoryGroups(db, query))
  serve(app, contract.getCategoryGroup, async ({ db }, { params }) =>
    requireOne((await listCategoryGroups(db, params)).items),
  )
  serve(app, contract.listCategories, ({ db }, { query }) => listCategories(db, query))
  serve(app, contract.listCategoriesOfGroup, async ({ db }, { params, query }) => {
    requireOne((await listCategoryGroups(db, params)).items)
    return listCategories(db, { ...query, groupId: params.id })
  })
  serve(app, contract.getCategory, async ({ db }, { params }) => requireOne((await listCategories(db, params)).items))
  serve(app, contract.listTags, ({ db }, { query }) => listTags(db, query))
}
