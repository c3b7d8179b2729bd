import { words } from '../../lib/messages.ts'

export const t = words('admin-frame', {
  all: 'All',
  clear: 'Clear filters',
  clearSearch: 'Empty the search field',
  filters: 'Filters',
  filtersOn: 'Filters, some are on',
  show: 'Show',
  nothingFound: 'Nothing fits these filters',
  nothingFoundLine: 'Take a filter away, or look for other words.',
  campus: 'Campus',
  office: 'Office',
  unit: 'Unit',
  noUnit: 'No unit',
})
