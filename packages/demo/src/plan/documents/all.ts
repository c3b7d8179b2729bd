import { type PlanDocument, planned } from '../types.ts'
import { academicAffairs } from './academic-affairs.ts'
import { admissionsApplications } from './admissions-applications.ts'
import { admissionsGraduates } from './admissions-graduates.ts'
import { admissionsMemoranda } from './admissions-memoranda.ts'
import { moneyAndWorks } from './money-and-works.ts'
import { otherCampuses } from './other-campuses.ts'
import { peopleAndResearch } from './people-and-research.ts'
import { presidentBoard } from './president-board.ts'
import { recordsUnits } from './records-units.ts'

/** Every document of the demo university. */
export const documents: PlanDocument[] = planned([
  ...admissionsMemoranda,
  ...admissionsApplications,
  ...admissionsGraduates,
  ...recordsUnits,
  ...presidentBoard,
  ...academicAffairs,
  ...moneyAndWorks,
  ...peopleAndResearch,
  ...otherCampuses,
])
