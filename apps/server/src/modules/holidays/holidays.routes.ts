import * as contract from '@sinupan/contract'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { listHolidays } from './holidays.queries.ts'
import { changeHoliday, declareHoliday, removeHoliday } from './use-cases/keep-holidays.ts'

export function holidaysRoutes(app: App): void {
  serve(app, contract.listHolidays, async (ctx, { query }) => wholeList(await listHolidays(ctx.db, query), query))
  serve(app, contract.createHoliday, (ctx, { body }) => declareHoliday(ctx, body))
  serve(app, contract.updateHoliday, (ctx, { params, body }) => changeHoliday(ctx, { ...body, ...params }))
  serve(app, contract.removeHoliday, async (ctx, { params }) => {
    await removeHoliday(ctx, params.id)
    return params
  })
}
