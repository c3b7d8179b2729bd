import { ActionIcon } from '@mantine/core'
import type { DocumentDetails, DocumentFile } from '@sinupan/contract'
import { IconDownload, IconRestore, IconUpload } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { useInstitution } from '../../frame/institution.tsx'
import { formatDayTime, formatSize } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { FileIcon } from '../../ui/file-icon.tsx'
import { fileKindOf } from '../../ui/file-kind.ts'
import { MiddleName } from '../../ui/middle-name.tsx'
import { documentEntry, downloadFile, nameOfPerson, refusedFor, tellFailure } from '../documents/index.ts'
import { pickFiles, uploadVersion } from '../uploads/index.ts'
import { useRestoreVersion, versionsQuery } from './document-details.api.ts'
import classes from './document-details.module.css'
import { TakeOutButton } from './take-out-button.tsx'
import { t } from './words.ts'

/** The files of a document with their versions, and those that were taken out. */
export function VersionsTab({ document }: { document: DocumentDetails }) {
  const refused = refusedFor([documentEntry(document)], 'replace')
  const { fileManagerFiles: files } = document
  const lists = useQueries({ queries: files.map((file) => versionsQuery(file.id)) })
  const listed = new Set(lists.flatMap(({ data }) => data?.items ?? []).map((version) => version.id))
  const takenOut = lists.every(({ data }) => data) ? document.versions.filter(({ id }) => !listed.has(id)) : []
  if (files.length === 0 && document.versions.length === 0) return <p className={classes.loading}>{t('noFile')}</p>
  return (
    <>
      {files.map((file, index) => (
        <FileVersions
          key={file.id}
          document={document}
          file={file}
          versions={lists[index]?.data?.items ?? [file]}
          refused={refused}
        />
      ))}
      <TakenOut versions={takenOut} />
      {files.length === 0 && <NewFile document={document} refused={refused} />}
    </>
  )
}

interface FileVersionsProps {
  document: DocumentDetails
  file: DocumentFile
  versions: readonly DocumentFile[]
  refused: string | undefined
}

function FileVersions({ document, file, versions, refused }: FileVersionsProps) {
  return (
    <section aria-label={file.fileName}>
      <div className={classes.fileHead}>
        <FileIcon kind={fileKindOf(file.fileType)} size={18} />
        <span className={classes.fileName}>
          <MiddleName name={file.fileName} />
        </span>
        <UploadButton document={document} replacesFileId={file.id} refused={refused} />
        <TakeOutButton file={file} refused={refused} />
      </div>
      <ul className={classes.rows}>
        {versions.map((version) => (
          <VersionRow key={version.id} version={version} refused={refused} />
        ))}
      </ul>
    </section>
  )
}

interface UploadButtonProps {
  document: DocumentDetails
  replacesFileId?: number
  refused: string | undefined
}

function UploadButton({ document, replacesFileId, refused }: UploadButtonProps) {
  const { uploadLimit } = useInstitution()
  const pick = async () => {
    const [chosen] = await pickFiles({ isOne: true })
    const target = { documentId: document.id, documentName: document.name, ...(replacesFileId && { replacesFileId }) }
    if (chosen) uploadVersion(target, chosen, uploadLimit)
  }
  return (
    <ActionIcon
      aria-label={replacesFileId ? t('uploadVersion') : t('uploadFile')}
      title={refused ?? t('uploadVersion')}
      disabled={refused !== undefined}
      onClick={() => void pick()}
    >
      <IconUpload size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}

const NewFile = ({ document, refused }: Omit<UploadButtonProps, 'replacesFileId'>) => (
  <div className={classes.fileHead}>
    <span className={classes.fileName}>{t('uploadFile')}</span>
    <UploadButton document={document} refused={refused} />
  </div>
)

/** Files that are no version of a current one: they were taken out. */
function TakenOut({ versions }: { versions: readonly DocumentFile[] }) {
  if (versions.length === 0) return null
  return (
    <section aria-label={t('removedFiles')}>
      <h3 className={classes.fileHead}>{t('removedFiles')}</h3>
      <ul className={classes.rows}>
        {versions.map((version) => (
          <VersionRow key={version.id} version={version} refused={undefined} title={version.fileName} />
        ))}
      </ul>
    </section>
  )
}

interface VersionRowProps {
  version: DocumentFile
  refused: string | undefined
  title?: string
}

function VersionRow({ version, refused, title }: VersionRowProps) {
  const { versionNo, isCurrent, uploadedBy, createdAt, size } = version
  const number = isCurrent ? t('versionNow', { number: versionNo }) : t('version', { number: versionNo })
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <span className={classes.rowTitle}>{title ?? number}</span>
        <span className={classes.caption}>
          {t('versionLine', { name: nameOfPerson(uploadedBy), at: formatDayTime(createdAt), size: formatSize(size) })}
        </span>
      </div>
      {!isCurrent && <RestoreButton version={version} refused={refused} />}
      <DownloadButton version={version} />
    </li>
  )
}

function RestoreButton({ version, refused }: Omit<VersionRowProps, 'title'>) {
  const restore = useRestoreVersion()
  const label = t('restoreVersion', { number: version.versionNo })
  const run = async () => {
    try {
      await restore({ params: { versionId: version.id } })
      toast.done({ title: t('versionRestored', { number: version.versionNo }) })
    } catch (error) {
      tellFailure(t('versionNotRestored'), error)
    }
  }
  return (
    <ActionIcon
      aria-label={label}
      title={refused ?? label}
      disabled={refused !== undefined || restore.isPending}
      onClick={() => void run()}
    >
      <IconRestore size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}

function DownloadButton({ version }: { version: DocumentFile }) {
  const label = t('downloadVersion', { number: version.versionNo })
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => downloadFile(version)}>
      <IconDownload size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}
