import { drawerOf } from './programs/draw-by-program.ts'
import { hasReader } from './readers.ts'

/** Whether anything is read or drawn of files of that type, by us or by a program that may be installed. */
export const isLookedInto = (mediaType: string): boolean => hasReader(mediaType) || drawerOf(mediaType) !== undefined
