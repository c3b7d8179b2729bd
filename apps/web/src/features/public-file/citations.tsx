import { getPublicCitation, type PublicDocumentPage } from '@sinupan/contract'
import { useId, useState } from 'react'
import { urlOf } from '../../lib/api.ts'
import { PanelSection } from '../../ui/details/details-panel.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { CopyButton } from './copy-button.tsx'
import classes from './public-file.module.css'
import { t } from './words.ts'

type Style = keyof PublicDocumentPage['citations']

const styles: readonly Style[] = ['apa', 'plain', 'bibtex', 'ris']
const isCode = (style: Style) => style === 'bibtex' || style === 'ris'

interface CitationsProps {
  routeId: string
  citations: PublicDocumentPage['citations']
}

/** How to cite the document: to copy in one of four ways, or as a file for a reference manager. */
export function Citations({ routeId, citations }: CitationsProps) {
  const [style, setStyle] = useState<Style>('apa')
  const panel = useId()
  const text = citations[style].trim()
  const tabs = styles.map((id) => ({ id, label: t(id) }))
  return (
    <PanelSection title={t('citation')} aside={<CopyButton text={text} label={t('copyAs', { style: t(style) })} />}>
      <TabBar label={t('citation')} tabs={tabs} active={style} onChange={setStyle} panelId={panel} />
      <div id={panel} role="tabpanel" className={classes.citation}>
        {isCode(style) ? (
          <textarea className={classes.source} readOnly rows={9} value={text} aria-label={t(style)} />
        ) : (
          <p className={classes.quote}>{text}</p>
        )}
      </div>
      <p className={classes.taken}>
        {t('citationFiles')}{' '}
        <a href={urlOf(getPublicCitation, { params: { routeId, format: 'bib' } })} download>
          {t('bibFile')}
        </a>{' '}
        <a href={urlOf(getPublicCitation, { params: { routeId, format: 'ris' } })} download>
          {t('risFile')}
        </a>
      </p>
    </PanelSection>
  )
}
