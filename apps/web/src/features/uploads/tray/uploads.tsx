import { TransfersTray } from './transfers-tray.tsx'
import {
  useActsUnderWay,
  useConnection,
  useInterrupted,
  useLeaveWarning,
  useRefreshAsTheyLand,
} from './upload-effects.ts'
import { useHasTransfers } from './use-has-transfers.ts'

/** What is on its way up and down. It stays while one goes from screen to screen. */
export function Uploads() {
  useRefreshAsTheyLand()
  useLeaveWarning()
  useInterrupted()
  useConnection()
  useActsUnderWay()
  return useHasTransfers() ? <TransfersTray /> : null
}
