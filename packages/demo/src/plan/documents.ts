import { z } from 'zod'
import { makeFile } from '../make-file.ts'
import { readPlan } from './read-plan.ts'
import { documentShape, type PlanDocument } from './types.ts'

/** In the order in which they are uploaded. */
const parts = [
  'admissions-memoranda',
  'admissions-applications',
  'admissions-graduates',
  'records-units',
  'president-board',
  'academic-affairs',
  'money-and-works',
  'people-and-research',
  'other-campuses',
  'mails-and-old-files',
]

/** Every document of the demo university. */
export const documents: PlanDocument[] = parts
  .flatMap((part) => readPlan(`documents/${part}`, z.array(documentShape)))
  .map(({ extension, paper, changes, print, scan, ...document }) => {
    const fileName = `${document.name}.${extension}`
    const before = document.state.kind === 'pending' ? document.state.before : undefined
    return {
      ...document,
      file: async () => ({ fileName, bytes: await makeFile({ paper, changes, print, scan }, extension) }),
      fileBefore: before && (async () => ({ fileName, bytes: await makeFile({ paper: before.paper }, extension) })),
    }
  })
