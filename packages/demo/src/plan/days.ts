import { institution } from './organisation.ts'
import { readPlan } from './read-plan.ts'
import { daysShape } from './types.ts'

const days = readPlan('days', daysShape)

/** The holidays of the year, as the proclamations under RA 9492 name them. */
export const { holidays, pins, delegations } = days

/** Who registered, and waits for an administrator to be let in. */
export const applicants = days.applicants.map((person) => ({
  ...person,
  email: `${person.userName}@${institution.domain}`,
}))
