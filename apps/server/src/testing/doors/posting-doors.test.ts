import { startSinupan } from '../sinupan.ts'
import { testDoors } from './knock.ts'
import { postingDoors } from './posting-doors.ts'

testDoors(await startSinupan(), postingDoors)
