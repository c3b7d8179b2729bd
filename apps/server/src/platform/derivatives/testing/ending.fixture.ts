import { type Job, outputNames } from '../derived.ts'
import { given } from '../given.ts'
import { leave, sayDone } from '../leave.ts'

/** How a child of this program ends; `extension` of its job tells which. */
export type EndsBy = 'staying' | 'going early'

/** Stands for Node, which may hang for ever at the end of a process (nodejs/node#54918), and for a reader that goes halfway. */
function main({ extension }: Job): void {
  leave(outputNames.result, JSON.stringify({ extension }))
  if (extension === ('going early' satisfies EndsBy)) process.exit(0)
  sayDone()
  for (;;);
}

main((await given()).job)
