import { startSinupan } from '../sinupan.ts'
import { documentDoors } from './document-doors.ts'
import { testDoors } from './knock.ts'

testDoors(await startSinupan(), documentDoors)
