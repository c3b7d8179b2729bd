import * as contract from '@sinupan/contract'
import type { Door } from './knock.ts'
import * as may from './rules.ts'
import type { Thing } from './thing.ts'

const loan = ({ loanId }: Thing) => ({ params: { id: loanId } })
const step = (thing: Thing) => ({ ...loan(thing), body: {} })
const count = ({ stockTakeId }: Thing) => ({ params: { id: stockTakeId } })
const changes = true
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** Every call that names a loan that somebody else asked for, or a stock-take: its keepers', whatever the document's state. */
export const keepingDoors: Door[] = [
  { endpoint: contract.approveLoan, input: step, rule: may.handingOut('done'), changes },
  {
    endpoint: contract.refuseLoan,
    input: (thing) => ({ ...loan(thing), body: { reason: 'It is too old to be handed out.' } }),
    rule: may.handingOut('done'),
    changes,
  },
  { endpoint: contract.pullLoan, input: step, rule: may.handingOut('StateChanged') },
  {
    endpoint: contract.lendLoan,
    input: (thing) => ({ ...loan(thing), body: { dueOn: tomorrow } }),
    rule: may.handingOut('StateChanged'),
  },
  { endpoint: contract.returnLoan, input: step, rule: may.handingOut('StateChanged') },
  { endpoint: contract.reshelveLoan, input: step, rule: may.handingOut('StateChanged') },
  { endpoint: contract.cancelLoan, input: step, rule: may.handingOut('Forbidden') },
  { endpoint: contract.getStockTake, input: count, rule: may.viewingPlace },
  { endpoint: contract.listStockTakeItems, input: count, rule: may.viewingPlace },
  {
    endpoint: contract.printStockTake,
    input: ({ stockTakeId }) => ({ params: { id: stockTakeId, docType: 'xlsx' } }),
    rule: may.viewingPlace,
  },
  {
    endpoint: contract.scanItem,
    input: (thing) => ({ ...count(thing), body: { code: 'D-0000000' } }),
    rule: may.viewingPlace,
  },
  {
    endpoint: contract.closeStockTake,
    input: (thing) => ({ ...count(thing), body: {} }),
    rule: may.viewingPlace,
    changes,
  },
]
