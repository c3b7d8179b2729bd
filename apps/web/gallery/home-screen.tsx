import { Button } from '@mantine/core'
import {
  IconBook2,
  IconCertificate,
  IconChartHistogram,
  IconFlask,
  IconGavel,
  IconNotebook,
  IconReportMoney,
  IconSchool,
  IconShoppingBag,
  IconSpeakerphone,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { CardGrid } from '../src/ui/cards/card-grid.tsx'
import { DocumentCard } from '../src/ui/cards/document-card.tsx'
import { Thumbnail } from '../src/ui/cards/thumbnail.tsx'
import type { FileKind } from '../src/ui/file-kind.ts'
import { useIsPhone } from '../src/ui/media.ts'
import { LinkChip } from '../src/ui/search/chosen-chip.tsx'
import { SearchField } from '../src/ui/search/search-field.tsx'
import { text } from '../src/ui/text.ts'
import classes from './home.module.css'
import { PublicFrame } from './public-frame.tsx'

const CATEGORIES = [
  ['Board resolutions', '1,284', IconGavel],
  ['Memoranda and circulars', '3,907', IconSpeakerphone],
  ['Academic Council minutes', '612', IconNotebook],
  ['Procurement', '846', IconShoppingBag],
  ['Financial reports', '418', IconReportMoney],
  ['Research abstracts', '2,145', IconFlask],
  ['Curricula', '337', IconSchool],
  ['Annual reports', '57', IconChartHistogram],
  ['Manuals and handbooks', '96', IconBook2],
  ['Citizen’s Charter', '24', IconCertificate],
] as const

const RECENT: [string, FileKind, string, string, string][] = [
  ['Citizen’s Charter 2026, fourth edition.pdf', 'pdf', '/charter.svg', 'Citizen’s Charter', 'Nov 26 2026'],
  [
    'Memorandum Circular No. 18 s. 2026 – Work arrangements.pdf',
    'pdf',
    '/memo.svg',
    'Memoranda and circulars',
    'Nov 25 2026',
  ],
  ['Annual Procurement Plan FY 2027, indicative.xlsx', 'spreadsheet', '/plan.svg', 'Procurement', 'Nov 24 2026'],
  ['BOR Resolution No. 41 s. 2026 – Student Handbook.pdf', 'pdf', '/memo.svg', 'Board resolutions', 'Nov 20 2026'],
  ['Foundation Day 2026, main quadrangle.jpg', 'image', '/photo.svg', 'Annual reports', 'Nov 18 2026'],
  ['Invitation to Bid – Science laboratory, phase 2.pdf', 'pdf', '/memo.svg', 'Procurement', 'Nov 17 2026'],
]
const OFTEN = ['Citizen’s Charter', 'Academic calendar', 'Student handbook', 'Procurement plan 2027']

export function HomeScreen() {
  const [query, setQuery] = useState('')
  const phone = useIsPhone()
  return (
    <PublicFrame>
      <div className={classes.hero}>
        <div className={classes.heroInside}>
          <div className={classes.ask}>
            <h1 className={text.headline}>Find a university record</h1>
            <p className={classes.lead}>9,726 public documents of five campuses, from 1948 to this week.</p>
            <SearchField
              size="home"
              value={query}
              onChange={setQuery}
              onSubmit={() => undefined}
              label="Search the public records"
              placeholder="Title, number, office or words in the text"
              shortPlaceholder="Title, number or words"
              buttonLabel="Search"
              clearLabel="Clear"
            />
            <div className={classes.often}>
              {!phone && <span>Often asked for</span>}
              {OFTEN.slice(0, phone ? 2 : 4).map((word) => (
                <LinkChip key={word} to="/results">
                  {word}
                </LinkChip>
              ))}
            </div>
          </div>
          {!phone && (
            <aside className={classes.aside}>
              <h2 className={text.strong}>Not in the search?</h2>
              <p>Ask for a record that is not published. We answer within 15 working days.</p>
              <Button variant="default" component={Link} to="/results">
                Request a document
              </Button>
            </aside>
          )}
        </div>
      </div>
      <div className={classes.columns}>
        <section>
          <h2 className={text.section}>Categories</h2>
          {CATEGORIES.slice(0, phone ? 5 : 10).map(([name, count, Icon]) => (
            <Link key={name} to="/results" className={classes.category}>
              <Icon size={18} stroke={1.6} aria-hidden="true" />
              <span>{name}</span>
              <span className={classes.count}>{count}</span>
            </Link>
          ))}
          {phone && (
            <Button variant="default" fullWidth>
              All 10 categories
            </Button>
          )}
        </section>
        <section>
          <div className={classes.recentHead}>
            <h2 className={text.section}>Recent files</h2>
            <Link to="/results">All recent files</Link>
          </div>
          {phone ? <PhoneRecent /> : <Recent />}
        </section>
      </div>
    </PublicFrame>
  )
}

const Recent = () => (
  <CardGrid>
    {RECENT.map(([name, kind, picture, series, date]) => (
      <DocumentCard key={name} name={name} kind={kind} thumbnail={picture} left={series} right={date} to="/results" />
    ))}
  </CardGrid>
)

const PhoneRecent = () =>
  RECENT.map(([name, kind, picture, series, date]) => (
    <Link key={name} to="/results" className={classes.recent}>
      <Thumbnail src={picture} kind={kind} shape="tiny" />
      <span>
        <span className={classes.recentName}>{name}</span>
        <span className={text.second}>
          {series} · {date}
        </span>
      </span>
    </Link>
  ))
