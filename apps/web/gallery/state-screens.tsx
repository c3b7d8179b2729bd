import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { ScreenHeader } from '../src/ui/screen-header.tsx'
import { EmptyState } from '../src/ui/states/empty-state.tsx'
import { ErrorState } from '../src/ui/states/error-state.tsx'
import { SkeletonTable } from '../src/ui/states/skeletons.tsx'
import { TabBar } from '../src/ui/tab-bar.tsx'
import { FolderHeader } from './folder-header.tsx'
import { COLUMNS } from './folder-screen.tsx'
import { StaffFrame } from './staff-frame.tsx'

export function EmptyScreen() {
  return (
    <StaffFrame active="archive" phoneTitle="My archive">
      <ScreenHeader
        title="My archive"
        tabs={
          <TabBar
            label="Postings"
            tabs={[
              { id: 'pending', label: 'Pending', count: '4' },
              { id: 'posted', label: 'Posted', count: '318' },
              { id: 'returned', label: 'Returned', count: '0' },
            ]}
            active="returned"
            onChange={() => undefined}
          />
        }
      />
      <EmptyState
        drawing="documents"
        title="Nothing has been returned"
        line="When an approver returns a posting, it waits here with the reason until you send it again."
        action={
          <Button variant="default" leftSection={<IconSend size={16} stroke={1.7} aria-hidden="true" />}>
            Post a document
          </Button>
        }
      />
    </StaffFrame>
  )
}

export function ErrorScreen() {
  return (
    <StaffFrame active="office" tree phoneTitle="2026">
      <FolderHeader view="table" />
      <ErrorState
        title="The folder could not be loaded"
        line="The server did not answer within 30 seconds. Nothing was changed."
        onRetry={() => undefined}
        retryLabel="Try again"
        details="7F2C-91"
        copyLabel="Copy details"
        reference="Reference 7F2C-91 · Nov 27 2026 2:31 pm"
      />
    </StaffFrame>
  )
}

export function LoadingScreen() {
  return (
    <StaffFrame active="office" tree phoneTitle="2026">
      <FolderHeader view="table" />
      <SkeletonTable
        label="Loading 2026"
        columns={COLUMNS}
        count={14}
        sorting={{ column: 'modified', direction: 'desc' }}
        selecting={{
          ids: new Set(),
          onToggle: () => undefined,
          onToggleAll: () => undefined,
          allLabel: 'Choose all',
          label: () => '',
        }}
      />
    </StaffFrame>
  )
}
