import { seeShared } from '@sinupan/contract'
import { command } from '../../lib/command.ts'

export const useSeeShared = command(seeShared)
