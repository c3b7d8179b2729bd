import type { VerifiedCertificate } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { requireSeldom } from '../../platform/throttle.ts'
import { certificateNo, readCertificateCode } from './certificate-number.ts'

const perAddress = { count: 60, windowSeconds: 600 }

type Row = Omit<VerifiedCertificate, 'certificateNo' | 'institution'> & { year: number; number: number }

/** What a certificate must say, for anybody who holds it. @throws Refusal NotFound, TooManyRequests */
export async function verifyCertificate(
  ctx: Context,
  { code, address }: { code: string; address: string },
): Promise<VerifiedCertificate> {
  await requireSeldom(ctx, `verify:${address}`, perAddress)
  const { rows } = await sql<Row>`
    select b.certificate_year as year, b.certificate_number as number, b.certificate_count as count, b.certificate_sha256 as sha256,
      (b.executed_at at time zone ${ctx.config.TIME_ZONE})::date as executed_on, b.status = 'certified' as is_final,
      (select count(*)::int from disposal_items i where i.disposal_id = b.id and i.state = 'restored') as restored_count
    from disposals b where b.certificate_code = ${readCertificateCode(code)}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw refuse('NotFound')
  const { year, number, ...told } = row
  return { ...told, certificateNo: certificateNo(year, number), institution: ctx.config.INSTITUTION_NAME }
}
