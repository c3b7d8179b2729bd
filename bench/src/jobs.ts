import { copies } from './copies-job.ts'
import { downloads } from './downloads-job.ts'
import { firstLoad } from './first-load-job.ts'
import { harvest } from './harvest-job.ts'
import { holds } from './holds-job.ts'
import type { Job } from './job.ts'
import { keeping } from './keeping-job.ts'
import { listing } from './listing-job.ts'
import { manyAtOnce, zips } from './many-job.ts'
import { ocr } from './ocr-job.ts'
import { pageUploads } from './page-job.ts'
import { papers } from './papers-job.ts'
import { people } from './people-job.ts'
import { places } from './places-job.ts'
import { readers } from './readers-job.ts'
import { requesting } from './requests-job.ts'
import { searching } from './search-job.ts'
import { bigUpload, smallUploads } from './uploads-job.ts'

/** The measured jobs, in their order: uploads come before the downloads that fetch them. */
export const jobs: readonly Job[] = [
  listing,
  smallUploads,
  bigUpload,
  downloads,
  searching,
  people,
  holds,
  manyAtOnce,
  zips,
  keeping,
  places,
  papers,
  ocr,
  readers,
  requesting,
  copies,
  harvest,
  pageUploads,
  firstLoad,
]
