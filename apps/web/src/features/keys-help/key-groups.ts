import type { Permission } from '../../lib/access-list.ts'
import { t } from './words.ts'

interface Key {
  /** What is pressed: one of these. */
  press: readonly string[]
  does: string
}

interface KeyGroup {
  id: string
  title: string
  keys: readonly Key[]
  /** Only for who has it in the access list. */
  permission?: Permission
}

/** The keys, by where they mean something. */
export const keyGroups = (): KeyGroup[] => [
  {
    id: 'lists',
    title: t('lists'),
    keys: [
      { press: ['↑', '↓', 'Home', 'End'], does: t('walk') },
      { press: ['Shift ↓'], does: t('extend') },
      { press: ['Ctrl Space'], does: t('toggle') },
      { press: ['Ctrl A'], does: t('all') },
      { press: ['Enter'], does: t('open') },
      { press: ['Space'], does: t('preview') },
      { press: ['F2'], does: t('rename') },
      { press: ['Ctrl M'], does: t('move') },
      { press: ['Del'], does: t('trash') },
      { press: ['I'], does: t('details') },
      { press: ['/'], does: t('filter') },
      { press: ['Shift F10'], does: t('menu') },
    ],
  },
  {
    id: 'everywhere',
    title: t('everywhere'),
    keys: [
      { press: ['Ctrl K'], does: t('palette') },
      { press: ['?'], does: t('thisList') },
      { press: ['Esc'], does: t('escape') },
      { press: ['Ctrl Z'], does: t('undoLast') },
    ],
  },
  {
    id: 'preview',
    title: t('inPreview'),
    keys: [
      { press: ['←', '→'], does: t('neighbours') },
      { press: ['Page ↓', 'Page ↑'], does: t('pages') },
      { press: ['Ctrl F'], does: t('find') },
    ],
  },
  {
    id: 'review',
    title: t('review'),
    permission: 'posting-review',
    keys: [
      { press: ['J', 'K'], does: t('queue') },
      { press: ['A'], does: t('approve') },
      { press: ['R'], does: t('return') },
      { press: ['Z'], does: t('undo') },
    ],
  },
]
