import { Button, FileButton } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconFileSearch } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { formatSize } from '../../lib/format.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Published } from './compare-copy.ts'
import classes from './public-file.module.css'
import { useVerify, type VerifyState } from './use-verify.ts'
import { t } from './words.ts'

interface VerifyCopyProps {
  published: readonly Published[]
  /** The file that is looked at. */
  shown: Published
}

/** Drop or choose a file: is it the published one? The answer is computed here; the file goes nowhere. */
export function VerifyCopy({ published, shown }: VerifyCopyProps) {
  const { state, verify } = useVerify(published, shown)
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) verify(file)
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <section
      className={classes.verify}
      aria-label={t('verify')}
      data-over={isOver || undefined}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
    >
      <div role="status" className={classes.verdict}>
        <Outcome state={state} />
      </div>
      <FileButton onChange={(file) => file && verify(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={state.step === 'reading'}
            leftSection={<IconFileSearch size={16} stroke={1.8} aria-hidden="true" />}
          >
            {state.step === 'idle' ? t('choose') : t('another')}
          </Button>
        )}
      </FileButton>
      <span className={classes.drop}>{isOver ? t('dropNow') : t('drop')}</span>
    </section>
  )
}

function Outcome({ state }: { state: VerifyState }) {
  if (state.step === 'idle') return null
  if (state.step === 'reading')
    return (
      <div className={classes.reading}>
        <span>{t('comparing', { name: state.name })}</span>
        <ProgressBar share={state.share} label={t('comparing', { name: state.name })} />
      </div>
    )
  if (state.step === 'unreadable') return <Said tone="warn" title={t('unreadable')} line={t('unreadableLine')} />
  const { name, size, verdict } = state
  if (verdict.is === 'copy')
    return (
      <Said tone="ok" title={t('isCopy')} line={t('isCopyLine', { name, published: verdict.published.fileName })} />
    )
  if (verdict.is === 'otherContent') return <Said tone="bad" title={t('isNot')} line={t('isNotContent', { name })} />
  return (
    <Said
      tone="bad"
      title={t('isNot')}
      line={t('isNotSize', { name, size: formatSize(size), published: formatSize(verdict.published.size) })}
    />
  )
}

function Said({ tone, title, line }: { tone: 'ok' | 'bad' | 'warn'; title: string; line: string }) {
  const Icon = tone === 'ok' ? IconCircleCheckFilled : IconAlertTriangleFilled
  return (
    <div className={classes.said} data-tone={tone}>
      <Icon size={20} aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        <p>{line}</p>
      </div>
    </div>
  )
}
