import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { drainJobs } from '../../platform/jobs/drain-jobs.ts'
import { makeFolder } from '../../testing/make-folder.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { sweepBlobs } from '../files/use-cases/sweep-blobs.ts'
import { GivenDisposals } from './disposal.fixture.ts'
import { purgeDisposed } from './use-cases/purge-disposed.ts'

/** What was executed lies in a bin for thirty days; then it is erased, and the register tells of it for ever. */
const sinupan = await startSinupan()
const { app, clock, db, people, university } = sinupan
