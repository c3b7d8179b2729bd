import type { Document, DocumentDetails } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { TabBar } from '../../ui/tab-bar.tsx'
import { AccessSection, WhySection } from '../access/index.ts'
import { documentQuery, refetchForPages } from '../documents/index.ts'
import { OriginalSection } from '../loans/index.ts'
import { InPoolsSection } from '../pooling/index.ts'
import { SharesSection } from '../sharing/index.ts'
import { ActivityTab } from './activity-tab.tsx'
import classes from './document-details.module.css'
import { DocumentFacts } from './document-facts.tsx'
import { PostingsSection } from './postings-section.tsx'
import { VersionsTab } from './versions-tab.tsx'
import { t } from './words.ts'

type TabId = 'details' | 'versions' | 'activity'

/** A document in full; what a list already has shows until the rest is there. */
export function useDocument(id: number, listed: Document | undefined) {
  return useQuery({
    ...documentQuery(id),
    refetchInterval: ({ state }) => refetchForPages(state.data && [state.data]),
    ...(listed && { placeholderData: { ...listed, versions: [], path: null } satisfies DocumentDetails }),
  })
}

/** The tabs of a document: its facts and postings, its versions, its history. */
export function DocumentPanel({ id, listed }: { id: number; listed?: Document | undefined }) {
  const [tab, setTab] = useState<TabId>('details')
  const panelId = useId()
  const { data: document, error, isPlaceholderData } = useDocument(id, listed)
  if (error && !document) return <p className={classes.loading}>{error.message}</p>
  if (!document) return <p className={classes.loading}>{t('loading')}</p>
  const versions = document.fileManagerFiles.length + document.versions.length
  const tabs = [
    { id: 'details', label: t('details') },
    {
      id: 'versions',
      label: t('versions'),
      ...(!isPlaceholderData && versions > 1 && { count: formatCount(versions) }),
    },
    { id: 'activity', label: t('activity') },
  ] as const
  return (
    <>
      <div className={classes.tabs}>
        <TabBar label={t('aboutDocument')} tabs={tabs} active={tab} onChange={setTab} panelId={panelId} />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t(tab)}>
        {tab === 'details' && (
          <>
            <DocumentFacts document={document} />
            <OriginalSection document={document} />
            <PostingsSection document={document} />
            <SharesSection document={document} />
            <AccessSection document={document} />
            <WhySection document={document} />
            <InPoolsSection document={document} />
          </>
        )}
        {tab === 'versions' && <VersionsTab document={document} />}
        {tab === 'activity' && <ActivityTab documentId={id} />}
      </div>
    </>
  )
}
