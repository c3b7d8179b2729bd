import { startSinupan } from '../sinupan.ts'
import { testDoors } from './knock.ts'
import { fileDoors } from './posting-doors.ts'
import { makeThing } from './thing.ts'

const sinupan = await startSinupan()
// All things have the same bytes, so that the thumbnail and the preview of the first are those of all.
await makeThing(sinupan, 'unposted')
await sinupan.app.drain()
testDoors(sinupan, fileDoors)
