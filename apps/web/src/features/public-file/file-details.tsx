import { Button, UnstyledButton } from '@mantine/core'
import { IconDownload, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCalendarDate, formatCount, formatDay, formatDayTime, formatSize } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { cancelDownloads } from '../../lib/transfers/downloads.ts'
import { PanelSection } from '../../ui/details/details-panel.tsx'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { fileKindOf } from '../../ui/file-kind.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { downloadProps } from '../preview/index.ts'
import { kindName } from '../public-search/index.ts'
import { Citations } from './citations.tsx'
import { CopyButton } from './copy-button.tsx'
import { useRunningDownload } from './download-public-file.ts'
import classes from './public-file.module.css'
import type { ShownDocument, ShownFile } from './shown-document.ts'
import { VerifyCopy } from './verify-copy.tsx'
import { t } from './words.ts'

interface FileDetailsProps {
  document: ShownDocument
  /** The file that is looked at. */
  shown: ShownFile | undefined
}

/** What is known of a document and its file, its citation, and the way to prove a copy. */
export function FileDetails({ document, shown }: FileDetailsProps) {
  return (
    <>
      <Facts document={document} shown={shown} />
      {shown && <Download file={shown} />}
      {document.cited && (
        <Link className={classes.ask} to={paths.documentRequest({ ...document.cited, name: document.name })}>
          {t('askForOriginal')}
        </Link>
      )}
      {document.cited && <Citations {...document.cited} />}
      {shown && document.publishedAt && (
        <PanelSection title={t('verify')}>
          <p className={classes.small}>{t('verifyLine')}</p>
          <VerifyCopy key={shown.id} published={document.files} shown={shown} />
        </PanelSection>
      )}
      {shown && (
        <PanelSection title={t('checksum')} aside={<CopyButton text={shown.sha256} label={t('copyChecksum')} />}>
          <code className={classes.code}>{shown.sha256}</code>
        </PanelSection>
      )}
    </>
  )
}

function Facts({ document, shown }: FileDetailsProps) {
  const { description, category, office, level, documentDate, publishedAt, tags } = document
  return (
    <div>
      {document.terms && <Terms {...document.terms} />}
      {description && <p className={classes.description}>{description}</p>}
      <FactList>
        <Fact label={t('category')}>{category ? <CategoryLink {...category} /> : <None />}</Fact>
        {office && (
          <Fact label={t('office')} line={office.unit !== office.name && office.unit}>
            {office.name}
          </Fact>
        )}
        {office && (
          <Fact label={t('campus')}>
            <Link to={paths.publicCampus(office.campus.id)}>{office.campus.name}</Link>
          </Fact>
        )}
        {level && <Fact label={t('level')}>{level}</Fact>}
        <Fact label={t('date')}>{documentDate ? formatCalendarDate(documentDate) : <None />}</Fact>
        {publishedAt && <Fact label={t('posted')}>{formatDay(publishedAt)}</Fact>}
        {shown && <Fact label={t('type')}>{kindName(fileKindOf(shown.fileType))}</Fact>}
        {shown?.pageCount && <Fact label={t('pages')}>{formatCount(shown.pageCount)}</Fact>}
        {shown && <Fact label={t('size')}>{formatSize(shown.size)}</Fact>}
        {tags.length > 0 && (
          <Fact label={t('tags')}>
            <Tags tags={tags} />
          </Fact>
        )}
        {document.use && <Use {...document.use} />}
      </FactList>
    </div>
  )
}

/** That it was shared, until when, and how many downloads are left. */
function Terms({ expiresAt, downloadsLeft }: NonNullable<ShownDocument['terms']>) {
  const said = [
    t('sharedWithYou'),
    expiresAt && t('sharedUntil', { at: formatDayTime(expiresAt) }),
    downloadsLeft !== null && t('downloadsLeft', { count: downloadsLeft }),
  ].filter(Boolean)
  return <p className={classes.terms}>{said.join(' ')}</p>
}

/** How often outsiders came to it; of what nobody has opened yet there is nothing to say. */
function Use({ opened, downloaded }: NonNullable<ShownDocument['use']>) {
  const said = [
    opened > 0 && t('opened', { count: opened }),
    downloaded > 0 && t('downloaded', { count: downloaded }),
  ].filter((one) => one !== false)
  const [first, second] = said
  return (
    first && (
      <Fact label={t('use')} line={second}>
        {first}
      </Fact>
    )
  )
}

const None = () => <span className={classes.none}>{t('none')}</span>

const CategoryLink = ({ id, name }: { id: number | null; name: string }) =>
  id === null ? name : <Link to={paths.publicCategory(id)}>{name}</Link>

/** A tag finds what else has it. */
const Tags = ({ tags }: { tags: readonly string[] }): ReactNode =>
  tags.map((tag, index) => (
    <span key={tag}>
      {index > 0 && ', '}
      <Link to={`${paths.publicSearch()}?${new URLSearchParams({ q: `tag:${/\s/.test(tag) ? `"${tag}"` : tag}` })}`}>
        {tag}
      </Link>
    </span>
  ))

function Download({ file }: { file: ShownFile }) {
  const download = downloadProps(file.source)
  const running = useRunningDownload(file)
  if (!download) return null
  if (running) return <RunningDownload {...running} />
  return (
    <div className={classes.download}>
      <Button
        size="md"
        fullWidth
        leftSection={<IconDownload size={18} stroke={1.7} aria-hidden="true" />}
        {...download}
      >
        {t('downloadSize', { size: formatSize(file.size) })}
      </Button>
      {file.takeWithText && (
        <UnstyledButton className={classes.withText} onClick={file.takeWithText} title={t('downloadTextLine')}>
          {t('downloadText')}
        </UnstyledButton>
      )}
    </div>
  )
}

function RunningDownload({ id, name, share }: { id: string; name: string; share: number | undefined }) {
  const percent = share && Math.round(share * 100)
  return (
    <div className={classes.download}>
      <Button
        size="md"
        fullWidth
        variant="default"
        leftSection={<IconX size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => cancelDownloads([id])}
      >
        {percent ? t('downloading', { percent }) : t('downloadStarting')}
      </Button>
      <ProgressBar share={share} label={name} />
    </div>
  )
}
