import { startSinupan } from '../sinupan.ts'
import { fileDoors, otherDoors } from './file-doors.ts'
import { testDoors } from './knock.ts'
import { makeThing } from './thing.ts'

const sinupan = await startSinupan()
// All things have the same bytes, so that the thumbnail and the preview of the first are those of all.
await makeThing(sinupan, 'unposted')
await sinupan.app.drain()
testDoors(sinupan, [...fileDoors, ...otherDoors])
