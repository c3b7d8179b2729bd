import { Button } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import { Figures } from '../src/ui/figures.tsx'
import { ProgressBar } from '../src/ui/progress-bar.tsx'
import { StatusMark } from '../src/ui/status-mark.tsx'
import { text } from '../src/ui/text.ts'
import { ADMIN_NAV } from './invented.tsx'
import { StaffFrame } from './staff-frame.tsx'

export function DashboardScreen() {
  return (
    <StaffFrame active="dashboard" nav={ADMIN_NAV} unit="Central Records Unit" phoneTitle="Dashboard">
      <div style={{ padding: '16px 24px' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 12, minHeight: 40, marginBottom: 12 }}>
          <h1 className={text.page} style={{ flex: 1 }}>
            Dashboard
          </h1>
          <Button
            variant="default"
            size="header"
            leftSection={<IconFileExport size={16} stroke={1.7} aria-hidden="true" />}
          >
            Export
          </Button>
        </div>
        <Figures
          label="Figures"
          figures={[
            { id: '1', label: 'Documents', value: '48,216', line: '+1,704 in 30 days', to: '/folder' },
            {
              id: '2',
              label: 'Storage',
              value: '1.84',
              unit: 'of 4 TB',
              line: (
                <>
                  <span style={{ width: 64 }}>
                    <ProgressBar share={0.46} label="Storage" />
                  </span>
                  46%
                </>
              ),
            },
            {
              id: '3',
              label: 'Postings waiting',
              value: '23',
              line: <StatusMark strong status="pending" label="Oldest 6 days" />,
              to: '/review',
            },
            {
              id: '4',
              label: 'Requests due',
              value: '7',
              unit: 'this week',
              line: <StatusMark strong status="overdue" label="2 overdue" />,
            },
            { id: '5', label: 'Users waiting', value: '5', line: 'Oldest 2 days' },
            {
              id: '6',
              label: 'Last backup',
              value: '2:10',
              unit: 'am',
              line: <StatusMark strong status="passed" label="Restore tested" />,
            },
          ]}
        />
      </div>
    </StaffFrame>
  )
}
