import { setSeries } from '@sinupan/contract'
import { command } from '../../lib/command.ts'

export const useSetSeries = command(setSeries, {
  refreshes: ['Retention', 'FileManager', 'FileFolder', 'DocumentCategory'],
})
