import { readPlan } from './read-plan.ts'
import { foldersShape, type PlanFolder } from './types.ts'

const { kept, trashed } = readPlan('folders', foldersShape)

const listed = (trees: Record<string, string[]>): PlanFolder[] =>
  Object.entries(trees).flatMap(([unit, paths]) => paths.map((path) => ({ unit, path })))

/** Every folder, parents before children; those in the trash with their documents come last. */
export const folders: PlanFolder[] = [...listed(kept), ...listed(trashed).map((one) => ({ ...one, trashed: true }))]
