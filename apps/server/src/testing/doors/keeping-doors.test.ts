import { startSinupan } from '../sinupan.ts'
import { keepingDoors } from './keeping-doors.ts'
import { makeKeptThing } from './kept-thing.ts'
import { testDoors } from './knock.ts'

testDoors(await startSinupan(), keepingDoors, makeKeptThing)
