import { useCurrentUser } from '../lib/account.ts'
import { part } from '../lib/chunk.ts'
import { Part } from '../lib/part.tsx'

const StaffFrame = part(() => import('./staff-frame.tsx'), 'StaffFrame')
const PublicFrame = part(() => import('./public-frame.tsx'), 'PublicFrame')

/** The frame of what stands in no audience's part: that of whoever looks. */
export function EitherFrame() {
  const user = useCurrentUser()
  return <Part>{user ? <StaffFrame /> : <PublicFrame />}</Part>
}
