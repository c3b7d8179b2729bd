import { ActionIcon, Button } from '@mantine/core'
import { IconBuilding, IconEye, IconLink, IconPlus, IconWorld } from '@tabler/icons-react'
import { Link } from 'react-router'
import { DetailsPanel, PanelSection } from '../src/ui/details/details-panel.tsx'
import { Fact, FactList } from '../src/ui/details/fact-list.tsx'
import { FileIcon } from '../src/ui/file-icon.tsx'
import { Pill } from '../src/ui/pill.tsx'
import { StatusMark } from '../src/ui/status-mark.tsx'
import { TabBar } from '../src/ui/tab-bar.tsx'
import { text } from '../src/ui/text.ts'

const row = {
  display: 'grid',
  gridTemplateColumns: '18px 1fr auto',
  gap: '0 10px',
  fontSize: 13,
  minHeight: 32,
  alignItems: 'center',
}

export function FolderPanel() {
  return (
    <DetailsPanel
      label="Details"
      icon={<FileIcon kind="word" />}
      name="Memo 2026-117 Grade completion forms.docx"
      closeLabel="Close the details"
      onClose={() => undefined}
      preview={
        <>
          <img src="/memo.svg" alt="" style={{ width: 187, alignSelf: 'start', filter: 'var(--paper-filter)' }} />
          <Button
            variant="default"
            size="xs"
            style={{ position: 'absolute', right: 8, bottom: 8, fontSize: 14 }}
            leftSection={<IconEye size={16} stroke={1.6} aria-hidden="true" />}
          >
            Open
          </Button>
        </>
      }
      tabs={
        <div style={{ padding: '0 16px', borderBottom: '1px solid var(--line)' }}>
          <TabBar
            label="About this document"
            tabs={[
              { id: 'details', label: 'Details' },
              { id: 'versions', label: 'Versions', count: '3' },
              { id: 'activity', label: 'Activity' },
            ]}
            active="details"
            onChange={() => undefined}
          />
        </div>
      }
    >
      <FactList>
        <Fact label="Category">Memoranda</Fact>
        <Fact label="Date">Nov 24 2026</Fact>
        <Fact label="Kept until" line="5 years, series HSU-ADM-012">
          Nov 24 2031
        </Fact>
        <Fact label="Location">
          <Link to="/folder" style={{ color: 'var(--accent-text)', textDecoration: 'none' }}>
            Cabinet 2 › Box 14
          </Link>
        </Fact>
        <Fact label="Tags">
          <span style={{ display: 'flex', gap: 4, alignItems: 'center' }}>
            <Pill>grades</Pill>
            <Pill>2026–27</Pill>
            <ActionIcon size={22} aria-label="Add a tag">
              <IconPlus size={14} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          </span>
        </Fact>
        <Fact label="File">Word, 3 pages, 88.17 kB</Fact>
      </FactList>
      <PanelSection title="Postings" aside={<StatusMark status="pending" label="Pending" />}>
        <div style={{ ...row, alignItems: 'start' }}>
          <IconWorld size={18} stroke={1.6} aria-hidden="true" />
          <span>
            Public, everyone on the internet
            <span className={text.caption} style={{ display: 'block' }}>
              Sent by you, Nov 24 2026 3:20 pm. Files are locked until a decision.
            </span>
          </span>
        </div>
      </PanelSection>
      <PanelSection
        title="Shared with"
        aside={
          <ActionIcon size={24} aria-label="Share">
            <IconPlus size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        }
      >
        <div style={row}>
          <IconBuilding size={18} stroke={1.6} aria-hidden="true" />
          Guidance Office <span className={text.caption}>Can read</span>
        </div>
        <div style={row}>
          <IconLink size={18} stroke={1.6} aria-hidden="true" />
          Link, until Dec 15 2026 <span className={text.caption}>4 opens</span>
        </div>
      </PanelSection>
    </DetailsPanel>
  )
}
