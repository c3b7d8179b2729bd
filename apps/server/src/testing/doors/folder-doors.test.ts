import { startSinupan } from '../sinupan.ts'
import { folderDoors } from './document-doors.ts'
import { testDoors } from './knock.ts'

testDoors(await startSinupan(), folderDoors)
