import { getAdminDashboard } from '@sinupan/contract'
import { query } from '../../lib/query.ts'

export const dashboardQuery = () => ({ ...query(getAdminDashboard), refetchInterval: 60_000 })
