import { ActionIcon, Button, UnstyledButton } from '@mantine/core'
import type { Attachment } from '@sinupan/contract'
import { IconChevronDown, IconDownload, IconFolderDown, IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatSize } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { FileIcon } from '../../ui/file-icon.tsx'
import { fileKindOf } from '../../ui/file-kind.ts'
import { useIsPhone } from '../../ui/media.ts'
import { MiddleName } from '../../ui/middle-name.tsx'
import { text } from '../../ui/text.ts'
import { attachmentsQuery, downloadAttachment } from './attachments.api.ts'
import classes from './attachments.module.css'
import { isArchive, isMail } from './carriers.ts'
import type { PreviewFile, PreviewSource } from './preview-file.ts'
import { t } from './words.ts'

interface AttachmentsProps {
  file: PreviewFile
  source: PreviewSource
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': 'true' } as const

/** What is attached to the file: to be downloaded, or kept as a document. Open for a mail; nothing where there is none. */
export function Attachments(props: AttachmentsProps) {
  const { file, source } = props
  const { data } = useQuery(attachmentsQuery(file, source))
  const [isTurned, setTurned] = useState(false)
  const phone = useIsPhone()
  const id = useId()
  if (!data || data.total === 0) return null
  const isOpen = (isMail(file) && !phone) !== isTurned
  return (
    <div className={classes.attachments}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setTurned(!isTurned)}
      >
        <IconPaperclip {...icon} />
        {countOf(file, data.total)}
        <IconChevronDown {...icon} className={classes.chevron} data-open={isOpen || undefined} />
      </UnstyledButton>
      <ul id={id} className={classes.list} hidden={!isOpen} aria-label={countOf(file, data.total)}>
        {data.items.map((one) => (
          <Row key={one.way} attachment={one} carrier={nameOfCarrier(one, data.items)} {...props} />
        ))}
      </ul>
    </div>
  )
}

/** What lies in an archive is attached to nothing. */
const countOf = (file: PreviewFile, count: number): string =>
  t(isArchive(file) ? 'filesInside' : 'attachments', { count })

/** The name of the attachment that this one is attached to. */
function nameOfCarrier({ way }: Attachment, all: readonly Attachment[]): string | undefined {
  const [outer] = way.split('.')
  return outer === way ? undefined : all.find((one) => one.way === outer)?.fileName
}

type RowProps = AttachmentsProps & { attachment: Attachment; carrier: string | undefined }

function Row({ attachment, carrier, file, source }: RowProps) {
  const { fileName, fileType, size, isRefused } = attachment
  const facts = [fileType.toUpperCase(), formatSize(size), ...(carrier ? [t('attachedTo', { name: carrier })] : [])]
  return (
    <li className={classes.row} data-inner={carrier !== undefined || undefined}>
      <FileIcon kind={fileKindOf(fileType)} size={20} />
      <span className={classes.name}>
        <MiddleName name={fileName} />
        <span className={`${classes.facts} ${text.caption}`}>
          {isRefused ? t('attachmentRefused') : facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      {!isRefused && <Acts attachment={attachment} file={file} source={source} />}
    </li>
  )
}

function Acts({ attachment, file, source }: AttachmentsProps & { attachment: Attachment }) {
  const phone = useIsPhone()
  const { fileName } = attachment
  const { onKeepAttachment: onKeep } = source
  // Where one may keep it there is a tray, which says what became of a download.
  const tell = onKeep ? undefined : (line: string) => toast.failed({ title: t('attachmentFailed'), line })
  const keepLabel = t('keepAttachment', { name: fileName })
  return (
    <span className={classes.acts}>
      {onKeep && phone && (
        <ActionIcon size={44} aria-label={keepLabel} title={keepLabel} onClick={() => onKeep(attachment)}>
          <IconFolderDown {...icon} />
        </ActionIcon>
      )}
      {onKeep && !phone && (
        <Button
          size="xs"
          variant="default"
          aria-label={keepLabel}
          leftSection={<IconFolderDown size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => onKeep(attachment)}
        >
          {t('keep')}
        </Button>
      )}
      <ActionIcon
        size={phone ? 44 : 32}
        aria-label={t('downloadAttachment', { name: fileName })}
        title={t('downloadAttachment', { name: fileName })}
        onClick={() => downloadAttachment({ file, source }, attachment, tell)}
      >
        <IconDownload {...icon} />
      </ActionIcon>
    </span>
  )
}
