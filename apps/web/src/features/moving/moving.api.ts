import { keepAttachment } from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { listAreas } from '../documents/index.ts'

export const useKeepAttachment = command(keepAttachment, { refreshes: listAreas })
