import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconChecks, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { Into } from '../frame/slots.tsx'
import { formatCount } from '../lib/format.ts'
import { useIsPhone } from '../ui/media.ts'
import { BarAction, SelectionBar } from '../ui/selection-bar.tsx'
import { ActItems, ActMenu } from './act-menu.tsx'
import { type Act, type Acts, barActs } from './acts.ts'
import { formatTotal } from './counted-pages.ts'
import classes from './list-area.module.css'
import { mostChosen, type Scope } from './use-whole-choice.ts'
import { t } from './words.ts'

interface ListSelectionBarProps {
  count: number
  /** What was taken of the list, and whether there is more. */
  scope?: Scope
  acts: Acts
  onClear: () => void
}

/** 'k selected' and what can be done with them; on phones in place of the top bar. */
export function ListSelectionBar(props: ListSelectionBarProps) {
  const phone = useIsPhone()
  if (props.count === 0) return null
  return phone ? (
    <Into slot="selection">
      <PhoneBar {...props} />
    </Into>
  ) : (
    <WideBar {...props} />
  )
}

function WideBar({ count, scope, acts, onClear }: ListSelectionBarProps) {
  const takeAll = scope?.isAllShown ? scope.takeAll : undefined
  return (
    <SelectionBar
      count={takenWords(count, scope)}
      rest={
        takeAll &&
        scope && (
          <Button variant="subtle" size="xs" className={classes.rest ?? ''} loading={scope.isBusy} onClick={takeAll}>
            {restWords(scope)}
          </Button>
        )
      }
      clearLabel={t('clearSelection')}
      onClear={onClear}
    >
      {barActs(acts).map((act) => (
        <BarAct key={act.id} act={act} />
      ))}
      <Menu position="bottom-start">
        <Menu.Target>
          <ActionIcon size={28} className={classes.more} aria-label={t('more')} title={t('more')}>
            <IconDots size={16} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <ActItems acts={acts} />
        </Menu.Dropdown>
      </Menu>
    </SelectionBar>
  )
}

const BarAct = ({ act: { label, barLabel = label, icon: Icon, run, refused } }: { act: Act }) => (
  <BarAction icon={<Icon size={16} stroke={1.7} aria-hidden="true" />} onClick={run} refused={refused}>
    {barLabel}
  </BarAction>
)

/** 'All 1,000 selected', '10 selected, all on this page': what was taken, never more than it is. */
function takenWords(count: number, scope: Scope | undefined): string {
  if (!scope || scope.total <= 1) return t('selected', { count })
  if (count === scope.total) return t('allSelected', { count: formatCount(count) })
  if (scope.isWhole && count === mostChosen)
    return t('firstSelected', { count: formatCount(count), total: formatTotal(scope.total) })
  if (!scope.isAllShown) return t('selected', { count })
  return t(scope.isScrolled ? 'loadedSelected' : 'pageSelected', { count: formatCount(count) })
}

const restWords = ({ total }: Scope): string =>
  total > mostChosen
    ? t('chooseFirst', { count: formatCount(mostChosen), total: formatTotal(total) })
    : t('chooseRest', { total: formatTotal(total) })

/** On a phone there is room for icons; everything else is in the sheet behind the dots. */
function PhoneBar({ count, scope, acts, onClear }: ListSelectionBarProps) {
  const [isOpen, setOpen] = useState(false)
  const title = takenWords(count, scope)
  const rest: Act[] = scope?.takeAll
    ? [{ id: 'choose-rest', label: restWords(scope), icon: IconChecks, run: scope.takeAll }]
    : []
  return (
    <SelectionBar count={title} clearLabel={t('clearSelection')} onClear={onClear}>
      <span className={classes.space} />
      {barActs(acts).map(({ id, label, icon: Icon, run, refused }) => (
        <ActionIcon key={id} size={44} aria-label={label} title={refused ?? label} disabled={!!refused} onClick={run}>
          <Icon size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      ))}
      <ActionIcon size={44} aria-label={t('more')} onClick={() => setOpen(true)}>
        <IconDots size={20} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
      {isOpen && <ActMenu at={{ x: 0, y: 0 }} title={title} acts={[rest, ...acts]} onClose={() => setOpen(false)} />}
    </SelectionBar>
  )
}
