import { z } from 'zod'
import { institution } from './organisation.ts'
import { readPlan } from './read-plan.ts'
import { groups } from './taxonomy.ts'
import { type PlanApprover, personShape } from './types.ts'

/** The password of every account of the demo university. */
export const demoPassword = 'Sinupan-2026!'

/** Everybody with an account. */
export const people = readPlan('people', z.array(personShape)).map((person) => ({
  ...person,
  email: `${person.userName}@${institution.domain}`,
}))

/** Approvers: one for everything on the Main Campus; on the others the Central Records Unit decides. */
export const approvers: PlanApprover[] = [
  { userName: 'approver', campus: 'MAIN', groups: groups.map((group) => group.name) },
]
