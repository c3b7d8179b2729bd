import { startSinupan } from '../sinupan.ts'
import { testDoors } from './knock.ts'
import { locationDoors } from './location-doors.ts'

testDoors(await startSinupan(), locationDoors)
