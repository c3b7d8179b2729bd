import { Button, FileButton } from '@mantine/core'
import { type ImportReport, importColumns, largestImport, mostImported } from '@sinupan/contract'
import { IconFileDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Into } from '../../frame/slots.tsx'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { formatCount } from '../../lib/format.ts'
import { useTitle } from '../../lib/title.ts'
import { toast } from '../../lib/toast.tsx'
import { address, useAddress } from '../../list/address.ts'
import { oneOf } from '../../list/address-parts.ts'
import { DialogNotice } from '../../ui/dialog/dialog-notice.tsx'
import { Pill } from '../../ui/pill.tsx'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { useImportOrganisation, useImportPeople } from './admin-import.api.ts'
import classes from './admin-import.module.css'
import { DropArea } from './drop-area.tsx'
import { Report } from './report.tsx'
import { t } from './words.ts'

const kinds = ['people', 'organisation'] as const
type Kind = (typeof kinds)[number]
const most = formatCount(mostImported)
const icon = { size: 16, stroke: 1.7, 'aria-hidden': 'true' } as const

const imports = address({ kind: oneOf('kind', kinds, 'people') })

/** People and units from CSV: checked first, line by line, then imported as a whole. */
export function ImportPage() {
  useTitle(t('title'))
  const [{ kind }, go] = useAddress(imports)
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      <ScreenHeader
        title={t('title')}
        tabs={
          <TabBar
            label={t('kinds')}
            tabs={kinds.map((id) => ({ id, label: t(id) }))}
            active={kind}
            panelId="import"
            onChange={(next) => go({ kind: next })}
          />
        }
      />
      <div id="import" role="tabpanel" aria-label={t(kind)}>
        <ImportForm key={kind} kind={kind} />
      </div>
    </>
  )
}

interface Checked {
  name: string
  csv: string
  report: ImportReport
}

function ImportForm({ kind }: { kind: Kind }) {
  const people = useImportPeople()
  const organisation = useImportOrganisation()
  const send = kind === 'people' ? people : organisation
  const [checked, setChecked] = useState<Checked>()
  const [checking, setChecking] = useState<string>()
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const ask = async (name: string, csv: string, dryRun: boolean) => {
    setRefusal(undefined)
    setChecking(name)
    try {
      const report = await send({ query: { dryRun }, body: { csv } })
      setChecked({ name, csv, report })
      if (report.isDone) toast.done({ title: t('done', { count: report.made }) })
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setChecked(undefined)
      setRefusal(error)
    } finally {
      setChecking(undefined)
    }
  }
  const choose = async (file: File | null | undefined) => {
    if (!file) return
    if (file.size > largestImport) {
      setChecked(undefined)
      setRefusal(new ApiRefusal('TooLarge'))
    } else await ask(file.name, await file.text(), true)
  }
  return (
    <div className={classes.page}>
      <About kind={kind} />
      <DropArea onFile={(file) => void choose(file)}>
        <FileButton accept=".csv,text/csv" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button
              {...props}
              variant={checked ? 'default' : 'filled'}
              leftSection={<IconUpload {...icon} />}
              loading={checking !== undefined}
            >
              {checked ? t('another') : t('choose')}
            </Button>
          )}
        </FileButton>
        <Button variant="default" leftSection={<IconFileDownload {...icon} />} onClick={() => saveTemplate(kind)}>
          {t('template')}
        </Button>
        {checking && <span role="status">{t('checking', { name: checking })}</span>}
      </DropArea>
      {refusal && (
        <DialogNotice title={t('checkFailed')}>
          {refusal.code === 'TooLarge'
            ? t('tooLarge', { most })
            : (Object.values(refusal.errors)[0]?.[0] ?? refusal.message)}
        </DialogNotice>
      )}
      {checked && (
        <Report
          name={checked.name}
          report={checked.report}
          isBusy={checking !== undefined}
          onImport={() => void ask(checked.name, checked.csv, false)}
        />
      )}
    </div>
  )
}

const About = ({ kind }: { kind: Kind }) => (
  <>
    <p className={classes.line}>{t(kind === 'people' ? 'peopleLine' : 'organisationLine')}</p>
    <ul className={classes.columns} aria-label={t('columns')}>
      {importColumns[kind].map((column) => (
        <li key={column}>
          <Pill tone={column.endsWith('*') ? 'info' : 'mute'}>
            {column.endsWith('*') ? `${column.slice(0, -1)} · ${t('needed')}` : column}
          </Pill>
        </li>
      ))}
    </ul>
  </>
)

function saveTemplate(kind: Kind): void {
  const head = importColumns[kind].map((column) => column.replace('*', '')).join(',')
  const url = URL.createObjectURL(new Blob([`\ufeff${head}\r\n`], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: `${kind}.csv` }).click()
  URL.revokeObjectURL(url)
}
