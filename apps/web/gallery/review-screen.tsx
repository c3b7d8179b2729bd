import { Button, Select, Switch } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconWorld } from '@tabler/icons-react'
import { Fact, FactList } from '../src/ui/details/fact-list.tsx'
import { FileIcon } from '../src/ui/file-icon.tsx'
import { KeyCap } from '../src/ui/key-cap.tsx'
import { useIsPhone } from '../src/ui/media.ts'
import { Pill } from '../src/ui/pill.tsx'
import { StatusIcon } from '../src/ui/status-mark.tsx'
import { TabBar } from '../src/ui/tab-bar.tsx'
import { text } from '../src/ui/text.ts'
import classes from './review.module.css'
import { StaffFrame } from './staff-frame.tsx'

const QUEUE = [
  ['Memorandum Circular No. 18', 'President’s Office · Public', '6 days', 'pdf'],
  ['BOR Resolution No. 44 s. 2026', 'Board Secretary · Public', '4 days', 'pdf'],
  ['Enrolment report, 1st semester', 'Registrar · Campus', '3 days', 'spreadsheet'],
  ['Memo 2026-117 Grade completion', 'Registrar · Public', '3 days', 'word'],
  ['Bid Bulletin No. 3 – Laboratory', 'Bids and Awards · Public', '2 days', 'pdf'],
] as const

export function ReviewScreen() {
  const phone = useIsPhone()
  return (
    <StaffFrame active="review" unit="Central Records Unit" collapsed phoneTitle="Review 1 of 23">
      <div className={classes.columns}>
        {!phone && <Queue />}
        <section className={classes.middle} aria-label="Document">
          <div className={classes.docHead}>
            <FileIcon kind="pdf" />
            <h2 className={text.strong}>Memorandum Circular No. 18 s. 2026 – Work arrangements.pdf</h2>
          </div>
          <div className={classes.canvas}>
            <img src="/memo.svg" alt="Page 1" className={classes.paper} />
          </div>
        </section>
        <Facts />
      </div>
    </StaffFrame>
  )
}

function Queue() {
  return (
    <section className={classes.queue} aria-label="Queue">
      <h1 className={classes.queueTitle}>Posting review</h1>
      <div className={classes.tabs}>
        <TabBar
          label="Postings"
          tabs={[
            { id: 'p', label: 'Pending', count: '23' },
            { id: 'a', label: 'Approved' },
          ]}
          active="p"
          onChange={() => undefined}
        />
      </div>
      {QUEUE.map(([name, line, age, kind], index) => (
        <button key={name} type="button" className={classes.row} aria-current={index === 0 || undefined}>
          <FileIcon kind={kind} />
          <span>
            <span className={classes.rowName}>{name}</span>
            <span className={classes.rowLine}>
              {line} <span data-late={index < 2 || undefined}>{age}</span>
            </span>
          </span>
        </button>
      ))}
    </section>
  )
}

function Facts() {
  return (
    <aside className={classes.facts} aria-label="Facts">
      <div className={classes.scroll}>
        <div className={classes.pills}>
          <Pill tone="warn" status="due-today">
            Waiting 6 days
          </Pill>
          <span className={text.cell}>2nd round</span>
        </div>
        <FactList labelWidth={104}>
          <Fact label="From" line="Noel Casimiro, Tanglaw">
            Office of the President
          </Fact>
          <Fact label="Category">Memoranda and circulars</Fact>
          <Fact label="Date">Nov 16 2026</Fact>
          <Fact label="Kept until">Nov 16 2031</Fact>
        </FactList>
        <div className={classes.part}>
          <Select
            label="Who may see it"
            data={['Public']}
            defaultValue="Public"
            leftSection={<IconWorld size={16} stroke={1.6} aria-hidden="true" />}
            description="Everyone on the internet, and search engines."
          />
          <Switch mt={12} disabled label="Classified" description="Public documents can’t be classified." />
        </div>
        <div className={classes.part}>
          <h3 className={text.strong}>Check list</h3>
          <p className={classes.check}>
            <StatusIcon status="warning" size={18} /> 1 mobile number in the text
          </p>
          {['The text can be searched', 'All 3 pages readable', 'Category and date are set'].map((line) => (
            <p key={line} className={classes.check}>
              <IconCheck size={18} stroke={1.8} aria-hidden="true" color="var(--ok-icon)" /> {line}
            </p>
          ))}
        </div>
      </div>
      <div className={classes.decision}>
        <Button size="md" variant="default" leftSection={<IconArrowBackUp size={16} stroke={1.8} aria-hidden="true" />}>
          Return…
        </Button>
        <Button size="md" leftSection={<IconCheck size={16} stroke={1.8} aria-hidden="true" />}>
          Approve
        </Button>
        <span className={classes.keys}>
          <KeyCap>J</KeyCap> <KeyCap>K</KeyCap> next, previous
        </span>
        <span className={classes.keys}>
          <KeyCap>R</KeyCap> return <KeyCap>A</KeyCap> approve
        </span>
      </div>
    </aside>
  )
}
