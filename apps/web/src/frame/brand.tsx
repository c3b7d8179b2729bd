import { Seal } from '../ui/seal.tsx'
import { useInstitution } from './institution.tsx'

/** The institution's logo, or the stand-in seal. Its name stands beside it. */
export function InstitutionMark({ size }: { size?: number }) {
  const { logoUrl } = useInstitution()
  if (!logoUrl) return <Seal {...(size && { size })} />
  return <img src={logoUrl} alt="" width={size ?? 44} height={size ?? 44} style={{ objectFit: 'contain' }} />
}
