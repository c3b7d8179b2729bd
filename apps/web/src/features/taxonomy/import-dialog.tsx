import { Button, FileButton } from '@mantine/core'
import type { SeriesImport } from '@sinupan/contract'
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { toast } from '../../lib/toast.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { DialogNotice } from '../../ui/dialog/dialog-notice.tsx'
import { readStarter, tryImport, useImportCategories } from './taxonomy.api.ts'
import classes from './taxonomy.module.css'
import { t } from './words.ts'

interface Tried {
  name: string
  csv: string
  found: SeriesImport
}

/** Takes in records series from a file or the starter set; what it would bring, and what is wrong, shows first. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [tried, setTried] = useState<Tried>()
  const [failure, setFailure] = useState<string>()
  const take = useImportCategories({
    onDone: ({ created }) => toast.done({ title: t('imported', { count: created }) }),
  })
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(error instanceof ApiRefusal ? error.message : t('fileUnread'))
    } finally {
      setBusy(false)
    }
  }
  const check = (name: string, read: () => Promise<string>) =>
    attempt(async () => {
      setTried(undefined)
      const csv = await read()
      setTried({ name, csv, found: await tryImport(csv) })
    })
  const mayTake = tried !== undefined && tried.found.problems.length === 0 && tried.found.created > 0
  const submit = () =>
    attempt(async () => {
      if (!tried) return
      await take({ query: {}, body: { csv: tried.csv } })
      onClose()
    })
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={t('importTitle')}
      closeLabel={t('close')}
      width={640}
      onSubmit={() => mayTake && !isBusy && void submit()}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!mayTake} loading={isBusy}>
            {t('importAct', { count: tried?.found.created ?? 0 })}
          </Button>
        </>
      }
    >
      <p>{t('importLine')}</p>
      <div className={classes.sources}>
        <FileButton accept=".csv,text/csv" onChange={(file) => file && void check(file.name, () => file.text())}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconFileTypeCsv size={18} stroke={1.6} aria-hidden="true" />}
            >
              {t('chooseFile')}
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={() => void check(t('starterName'), async () => (await readStarter()).csv)}>
          {t('useStarter')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => void attempt(downloadStarter)}
        >
          {t('downloadStarter')}
        </Button>
      </div>
      <div role="status">
        {failure && <DialogNotice title={failure} />}
        {isBusy && !tried && <p className={classes.effect}>{t('checking')}</p>}
        {tried && <Found {...tried} />}
      </div>
    </DialogFrame>
  )
}

function Found({ name, found: { created, groups, existing, problems } }: Tried) {
  if (problems.length > 0) return <Problems problems={problems} />
  if (created === 0) return <p className={classes.effect}>{t('nothingNew')}</p>
  const counts = {
    series: t('newSeriesCount', { count: created }),
    groups: t('newGroupCount', { count: groups }),
  }
  return (
    <p className={classes.effect}>
      {t('wouldBring', { name, ...counts })} {existing > 0 && t('existing', { count: existing })}
    </p>
  )
}

function Problems({ problems }: Pick<SeriesImport, 'problems'>) {
  const title = t('problems', { count: problems.length })
  return (
    <DialogNotice title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <ul className={classes.problems} aria-label={title} tabIndex={0}>
        {problems.map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`}>
            {column ? t('problemColumn', { line, column }) : t('problemLine', { line })}: {message}
          </li>
        ))}
      </ul>
    </DialogNotice>
  )
}

async function downloadStarter(): Promise<void> {
  const { fileName, csv } = await readStarter()
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
  URL.revokeObjectURL(url)
}
