import { paths } from '../../lib/paths.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { t } from './words.ts'

/** The way back from copies to their request, and from a file to the copies. */
export function ReleaseCrumbs({ requestId, fileName }: { requestId: number; fileName?: string }) {
  const copies = { id: 'copies', name: t('title'), to: paths.releaseCopies(requestId) }
  const path = [
    { id: 'request', name: t('toRequest'), to: paths.publicRequest(requestId) },
    copies,
    ...(fileName === undefined ? [] : [{ id: 'file', name: fileName }]),
  ]
  return <Crumbs label={t('youAreIn')} moreLabel={t('more')} path={path} />
}
