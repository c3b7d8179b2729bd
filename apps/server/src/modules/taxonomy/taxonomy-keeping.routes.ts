import * as contract from '@sinupan/contract'
import { calendarDateOf } from '../../platform/clock.ts'
import { wholeList } from '../../platform/database/page.ts'
import { publishAlone } from '../../platform/database/transaction.ts'
import { requireAsItIs } from '../../platform/editing.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { xlsxType } from '../../platform/xlsx/xlsx-stream.ts'
import { requireOne } from '../organisation/index.ts'
import { exportSchedule } from './schedule/export-schedule.ts'
import { scheduleExported } from './taxonomy.facts.ts'
import { requireTaxonomist } from './taxonomy.policy.ts'
import { listCategoryGroups } from './taxonomy.queries.ts'
import { importSchedule } from './use-cases/import-schedule.ts'
import { importSeries, readStarterSeries } from './use-cases/import-series.ts'
import { addApprover, changeApprover, listApprovers, removeApprover } from './use-cases/keep-approvers.ts'
import { addCategory, changeCategory, previewRetention } from './use-cases/keep-categories.ts'
import { addDelegation, listDelegations, listOwnDelegations, removeDelegation } from './use-cases/keep-delegations.ts'
import { addGroup, removeGroup, renameGroup } from './use-cases/keep-groups.ts'
import { addTag, changeTag, removeTag } from './use-cases/keep-tags.ts'
import { removeCategory } from './use-cases/remove-category.ts'
import { listUsesOfCategories, listUsesOfTags, usesOfGroup } from './uses.queries.ts'

/** What the CRU and administrators change. */
export function taxonomyKeepingRoutes(app: App): void {
  serve(app, contract.createCategoryGroup, (ctx, { body }) => addGroup(ctx, body))
  serve(app, contract.updateCategoryGroup, (ctx, { params, body }) => renameGroup(ctx, { ...body, ...params }))
  serve(app, contract.removeCategoryGroup, async (ctx, { params }) => {
    await removeGroup(ctx, params.id)
    return params
  })
  serve(app, contract.getUsesOfCategoryGroup, async ({ db }, { params }) => {
    requireOne((await listCategoryGroups(db, params)).items)
    return usesOfGroup(db, params.id)
  })
  serve(app, contract.createCategory, (ctx, { body }) => addCategory(ctx, body))
  serve(app, contract.updateCategory, (ctx, { params, body }) => changeCategory(ctx, { ...body, ...params }))
  serve(app, contract.removeCategory, async (ctx, { params, query }) => {
    await removeCategory(ctx, { ...query, ...params })
    return params
  })
  serve(app, contract.listUsesOfCategories, async ({ db }, { query }) =>
    wholeList(await listUsesOfCategories(db), query),
  )
  serve(app, contract.getRetentionEffect, (ctx, { params, query }) => previewRetention(ctx, { ...query, ...params }))
  serve(app, contract.importCategories, (ctx, { query, body }) => importSeries(ctx, { ...query, ...body }))
  serve(app, contract.getStarterSeries, () => readStarterSeries())
  serve(app, contract.createTag, (ctx, { body }) => addTag(ctx, body))
  serve(app, contract.updateTag, (ctx, { params, body }) => changeTag(ctx, { ...body, ...params }))
  serve(app, contract.removeTag, async (ctx, { params, query }) => {
    await removeTag(ctx, { ...query, ...params })
    return params
  })
  serve(app, contract.listUsesOfTags, async ({ db }, { query }) => wholeList(await listUsesOfTags(db), query))
}

/** ApproverSetting. */
export function approversRoutes(app: App): void {
  serve(app, contract.listApprovers, async (ctx, { params, query }) =>
    wholeList(await listApprovers(ctx, params.campusId), query),
  )
  serve(app, contract.addApprover, (ctx, { params, body: { campusId, ...body } }) => {
    requireAsItIs({ campusId }, params)
    return addApprover(ctx, { ...body, ...params })
  })
  serve(app, contract.updateApprover, (ctx, { params, body }) => changeApprover(ctx, { ...body, ...params }))
  serve(app, contract.removeApprover, async (ctx, { params }) => {
    await removeApprover(ctx, params.id)
    return params
  })
}

/** ApproverDelegation. */
export function delegationsRoutes(app: App): void {
  serve(app, contract.listOwnDelegations, (ctx, { query }) => listOwnDelegations(ctx, query))
  serve(app, contract.listDelegations, (ctx, { query }) => listDelegations(ctx, query))
  serve(app, contract.addDelegation, (ctx, { body }) => addDelegation(ctx, body))
  serve(app, contract.removeDelegation, async (ctx, { params }) => {
    await removeDelegation(ctx, params.id)
    return params
  })
}

/** The records schedule as a file. */
export function scheduleRoutes(app: App): void {
  serve(app, contract.importSchedule, (ctx, { query, body }) => importSchedule(ctx, { ...query, ...body }))
  serve(app, contract.exportSchedule, async (ctx, { query: { format } }, { reply }) => {
    requireTaxonomist(ctx)
    await publishAlone(ctx, scheduleExported({}, { format }))
    const fileName = `records-schedule-${calendarDateOf(ctx.clock.now(), ctx.config.TIME_ZONE)}.${format}`
    return reply
      .header('content-disposition', contentDisposition('attachment', fileName))
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : xlsxType)
      .send(await exportSchedule(ctx, format))
  })
}
