import { type Actor, worksIn } from '../../platform/actor.ts'
import { type Condition, definePolicy } from '../../platform/policy.ts'
import { type FolderFacts, isLiving } from './folder.ts'

export interface FolderJudged {
  actor: Actor
  folder: FolderFacts
}

const inOwnUnit: Condition<FolderJudged> = ({ actor, folder }) =>
  actor.kind === 'system' || worksIn(actor, folder.unitId) ? undefined : 'NotFound'
const living: Condition<FolderJudged> = ({ folder }) => (isLiving(folder) ? undefined : 'InTrash')
const inTrash: Condition<FolderJudged> = ({ folder }) => (isLiving(folder) ? 'NotInTrash' : undefined)

/** Folders are their unit's alone: its members do everything, nobody else knows of them. */
export const folderPolicy = definePolicy<FolderJudged>()({
  view: [inOwnUnit],
  pin: [inOwnUnit],
  fill: [inOwnUnit, living],
  rename: [inOwnUnit, living],
  move: [inOwnUnit, living],
  trash: [inOwnUnit, living],
  restore: [inOwnUnit, inTrash],
  remove: [inOwnUnit, inTrash],
})

export type FolderAction = keyof typeof folderPolicy
