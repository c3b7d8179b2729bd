import { Button, FileButton } from '@mantine/core'
import type { ScheduleImport } from '@sinupan/contract'
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { toast } from '../../lib/toast.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { DialogNotice } from '../../ui/dialog/dialog-notice.tsx'
import { ScheduleLines } from './schedule-lines.tsx'
import { readStarter, tryImport, useImportSchedule } from './taxonomy.api.ts'
import classes from './taxonomy.module.css'
import { t } from './words.ts'

interface Tried {
  name: string
  csv: string
  found: ScheduleImport
}

/** Takes in records series from a file or the starter set; what it would bring, and what is wrong, shows first. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [tried, setTried] = useState<Tried>()
  const [failure, setFailure] = useState<string>()
  const take = useImportSchedule({
    onDone: (done) => toast.done({ title: t('imported', { count: changesIn(done) }) }),
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
  const mayTake =
    tried !== undefined &&
    tried.found.problems.length === 0 &&
    tried.found.lines.length > 0 &&
    tried.found.lines.every(({ allowed }) => allowed)
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
            {t('importAct', { count: tried ? changesIn(tried.found) : 0 })}
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

const changesIn = ({ made, changed, retired, revived }: ScheduleImport) => made + changed + retired + revived

function Found({ name, found }: Tried) {
  const { problems, lines, groups, kept, notNamed } = found
  if (problems.length > 0) return <Problems problems={problems} />
  const stays = [
    ...(kept > 0 ? [t('existing', { count: kept })] : []),
    ...(notNamed > 0 ? [t('notNamed', { count: notNamed })] : []),
  ].join(' ')
  if (lines.length === 0)
    return (
      <p className={classes.effect}>
        {t('nothingNew')} {stays}
      </p>
    )
  return (
    <>
      {lines.some(({ allowed }) => !allowed) && <DialogNotice title={t('notAllowed')} />}
      <p className={classes.effect}>
        {t('wouldBring', { name, acts: actsIn(found) })} {groups > 0 && t('newGroups', { count: groups })}{' '}
        {t('movedCount', { count: found.moved })} {stays}
      </p>
      <ScheduleLines lines={lines} />
    </>
  )
}

const list = new Intl.ListFormat('en')
const actsIn = ({ made, changed, retired, revived }: ScheduleImport): string =>
  list.format([
    ...(made > 0 ? [t('madeCount', { count: made })] : []),
    ...(changed > 0 ? [t('changedCount', { count: changed })] : []),
    ...(retired > 0 ? [t('retiredCount', { count: retired })] : []),
    ...(revived > 0 ? [t('revivedCount', { count: revived })] : []),
  ])

function Problems({ problems }: Pick<ScheduleImport, 'problems'>) {
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
