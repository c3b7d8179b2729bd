import { ActionIcon } from '@mantine/core'
import { IconDownload, IconSearch, IconZoomIn } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { part } from '../../lib/chunk.ts'
import { Part } from '../../lib/part.tsx'
import { FileIcon } from '../../ui/file-icon.tsx'
import { fileKindOf } from '../../ui/file-kind.ts'
import { useIsPhone } from '../../ui/media.ts'
import { text } from '../../ui/text.ts'
import { mayCarry } from './carriers.ts'
import { downloadProps } from './download.ts'
import { FilePreview } from './file-preview.tsx'
import classes from './preview.module.css'
import { PreviewName } from './preview-name.tsx'
import { type ViewerControls, ViewerControlsProvider } from './viewer-controls.ts'
import type { FilePreviewProps } from './viewer-props.ts'
import { t } from './words.ts'
import { ZoomMenu } from './zoom-menu.tsx'

interface PreviewShellProps extends FilePreviewProps {
  /** The name in the title bar; the file's own where there is none. */
  name?: string
  /** Level of the name as a heading. */
  heading?: 'h1' | 'h2'
  /** Before the icon: a way back. */
  start?: ReactNode
  /** After the download: more buttons, a ×. */
  end?: ReactNode
  /** Under the title bar: tabs. */
  under?: ReactNode
  /** Stands across the pages. */
  watermark?: string | undefined
}

const Attachments = part(() => import('./attachments.tsx'), 'Attachments')
const icon = { size: 20, stroke: 1.6, 'aria-hidden': 'true' } as const

/** A file with its title bar: icon, name, find, zoom, download. It fills its parent, a flex box with a height. */
export function PreviewShell({
  name,
  heading: Heading = 'h2',
  start,
  end,
  under,
  watermark,
  ...shown
}: PreviewShellProps) {
  const { file, source } = shown
  const [controls, setControls] = useState<ViewerControls>()
  return (
    <section className={classes.shell} data-preview aria-label={t('preview', { name: file.fileName })}>
      <div className={classes.bar}>
        {start}
        <FileIcon kind={fileKindOf(file.fileType)} />
        <PreviewName name={name ?? file.fileName} heading={Heading} />
        <div className={classes.acts}>
          <ShellActs controls={controls} download={downloadProps(source)} />
          {end}
        </div>
      </div>
      {under}
      {mayCarry(file) && (
        <Part>
          <Attachments key={file.id} file={file} source={source} />
        </Part>
      )}
      {source.previewFrom && (
        <p className={`${classes.drawn} ${text.caption}`}>
          {t(source.previewFrom === 'words' ? 'drawnFromWords' : 'laidOut')}
        </p>
      )}
      <div className={classes.body}>
        <ViewerControlsProvider value={setControls}>
          <FilePreview {...shown} />
        </ViewerControlsProvider>
        {watermark && <Watermark text={watermark} />}
      </div>
    </section>
  )
}

// As many as the largest screens have room for; what is over is cut off.
const marks = 120

/** Nothing can be done through it, and nothing is hidden by it. */
const Watermark = ({ text }: { text: string }) => (
  <div className={classes.watermark} aria-hidden="true">
    {Array.from({ length: marks }, (_, at) => (
      <span key={at}>{text}</span>
    ))}
  </div>
)

interface ShellActsProps {
  controls: ViewerControls | undefined
  download: ReturnType<typeof downloadProps>
}

function ShellActs({ controls, download }: ShellActsProps) {
  const size = useIsPhone() ? 44 : 32
  return (
    <>
      {controls?.find && (
        <ActionIcon
          size={size}
          aria-label={t('find')}
          title={t('find')}
          aria-pressed={controls.find.isOpen}
          onClick={controls.find.toggle}
        >
          <IconSearch {...icon} />
        </ActionIcon>
      )}
      {controls?.zoom && (
        <ZoomMenu zoom={controls.zoom} position="bottom-end">
          <ActionIcon size={size} aria-label={t('zoom')} title={t('zoom')}>
            <IconZoomIn {...icon} />
          </ActionIcon>
        </ZoomMenu>
      )}
      {download && (
        <ActionIcon size={size} aria-label={t('download')} title={t('download')} {...download}>
          <IconDownload {...icon} />
        </ActionIcon>
      )}
    </>
  )
}
