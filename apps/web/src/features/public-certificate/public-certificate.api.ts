import { verifyCertificate } from '@sinupan/contract'
import { query } from '../../lib/query.ts'

export const certificateQuery = (code: string) => query(verifyCertificate, { params: { code } })
