import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { CountTag } from '../src/ui/count-tag.tsx'
import { useIsPhone } from '../src/ui/media.ts'
import { Pager } from '../src/ui/pager.tsx'
import { ChosenChip } from '../src/ui/search/chosen-chip.tsx'
import { FacetGroup } from '../src/ui/search/facet-group.tsx'
import { ResultItem } from '../src/ui/search/result-item.tsx'
import { SearchField } from '../src/ui/search/search-field.tsx'
import { text } from '../src/ui/text.ts'
import { PublicFrame } from './public-frame.tsx'
import classes from './results.module.css'

const options = (list: string) =>
  list.split(';').map((entry) => {
    const [label = '', count = '', checked] = entry.split('=')
    return { id: label, label, count, checked: Boolean(checked) }
  })
const p = (page: number, words: string) => ({ text: words, page: { label: `p. ${page}`, to: '/results' } })

const RESULTS = [
  {
    title: '<mark>Citizen’s Charter</mark> 2026, fourth edition.pdf',
    thumbnail: '/charter.svg',
    meta: 'Citizen’s Charter · University · Nov 26 2026 · PDF, 214 pages, 4.12 MB',
    passages: [
      p(
        3,
        '… this <mark>Citizen’s Charter</mark> states the steps, fees and time of each service that the university gives to students, alumni and the public …',
      ),
      p(41, '… certified true copies are released within three working days, as this <mark>Charter</mark> provides …'),
    ],
    more: '18 passages in this document',
  },
  {
    title: '<mark>Citizen’s Charter</mark> – Office of the Registrar, excerpt.pdf',
    thumbnail: '/memo.svg',
    meta: 'Citizen’s Charter · Tanglaw · Jun 2 2026 · PDF, 22 pages, 890.12 kB',
    passages: [
      p(
        1,
        '… excerpt of the <mark>Citizen’s Charter</mark> for frontline services of the Registrar: transcripts, certificates, diplomas …',
      ),
    ],
    more: '9 passages in this document',
  },
  {
    title: 'BOR Resolution No. 12 s. 2026 – Adopting the <mark>Citizen’s Charter</mark>.pdf',
    thumbnail: '/memo.svg',
    meta: 'Board resolutions · University · Mar 19 2026 · PDF, 2 pages, 410.77 kB',
    passages: [
      p(
        1,
        'RESOLVED, that the Board adopt the <mark>Citizen’s Charter</mark>, 2026 edition, and direct its posting in every office …',
      ),
    ],
    more: '4 passages in this document',
  },
  {
    title: 'BOR Resolution No. 30 s. 2019 – Committee on anti-red tape.pdf',
    thumbnail: '/memo.svg',
    meta: 'Board resolutions · University · Sep 27 2019 · PDF, 3 pages, 522.40 kB',
    passages: [
      p(
        2,
        '… the Committee shall review the <mark>Citizens Charter</mark> every year and report the time of each service to the Board …',
      ),
    ],
  },
]

export function ResultsScreen() {
  const [query, setQuery] = useState('citizen’s charter')
  const phone = useIsPhone()
  return (
    <PublicFrame>
      <div className={classes.page}>
        {!phone && <Facets />}
        <div>
          <SearchField
            size="results"
            value={query}
            onChange={setQuery}
            onSubmit={() => undefined}
            label="Search"
            placeholder="Search"
            buttonLabel="Search"
            clearLabel="Clear"
          />
          {phone && (
            <div className={classes.phoneBar}>
              <Button
                variant="default"
                leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden="true" />}
              >
                Filters&nbsp; <CountTag accent>2</CountTag>
              </Button>
              <Sort variant="default" />
            </div>
          )}
          <div className={classes.head}>
            <h1 className={text.strong}>55 documents {!phone && <span className={classes.time}>in 0.04 s</span>}</h1>
            <ChosenChip removeLabel="Remove Citizen’s Charter" onRemove={() => undefined}>
              Citizen’s Charter
            </ChosenChip>
            <ChosenChip removeLabel="Remove Board resolutions" onRemove={() => undefined}>
              Board resolutions
            </ChosenChip>
            {!phone && <Sort variant="subtle" />}
          </div>
          {RESULTS.map(({ more, ...result }) => (
            <ResultItem
              key={result.title}
              {...result}
              to="/results"
              kind="pdf"
              {...(more && { more: { label: more, to: '/results' } })}
            />
          ))}
          <Pager
            page={1}
            pages={6}
            onPage={() => undefined}
            label="Pages"
            previousLabel="Previous page"
            nextLabel="Next page"
            pageLabel={(page) => `Page ${page}`}
            summary="1–10 of 55"
            size={{ value: 10, choices: [10, 25, 50, 100], label: 'Rows', onChange: () => undefined }}
          />
        </div>
      </div>
    </PublicFrame>
  )
}

const Sort = ({ variant }: { variant: string }) => (
  <Button
    variant={variant}
    color="gray"
    size={variant === 'default' ? 'sm' : 'xs'}
    rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden="true" />}
    style={{ marginLeft: 'auto', fontSize: 14 }}
  >
    Best match
  </Button>
)

function Facets() {
  return (
    <aside aria-label="Filters">
      <div className={classes.filters}>
        <h2 className={text.section}>Filters</h2>
        <button type="button" className={classes.clear}>
          Clear
        </button>
      </div>
      <FacetGroup
        label="Category"
        onToggle={() => undefined}
        options={options(
          'Citizen’s Charter=21=1;Board resolutions=34=1;Memoranda and circulars=48;Academic Council minutes=17;Manuals and handbooks=8',
        )}
        more={{ label: '3 more', onPress: () => undefined }}
      />
      <FacetGroup
        label="Campus"
        onToggle={() => undefined}
        options={options('Tanglaw=31;Silangan=11;Dalampasigan=7;Kabundukan=4;Luntian=2')}
      />
      <FacetGroup
        label="Year"
        onToggle={() => undefined}
        options={options('2026=12;2025=9;2024=11')}
        more={{ label: 'Other years', onPress: () => undefined }}
      />
      <FacetGroup label="Type" onToggle={() => undefined} options={options('PDF=51;Word=3;Spreadsheet=1')} />
    </aside>
  )
}
