import { words } from '../../lib/messages.ts'

export const t = words('choices', {
  campus: 'Campus',
  office: 'Office',
  unit: 'Unit',
  group: 'Group',
  findOffice: 'Type to find an office',
  noOffice: 'No office of that name',
  noUnit: 'No unit',
  noUnitFound: 'No unit of that name',
  chooseCategory: 'Choose a category',
  noCategoryFound: 'No category is called like that',
  findPerson: 'Type a name',
  looking: 'Looking…',
  pickOrClear: 'Choose one of the list for “{{typed}}”, or clear it.',
  findDocument: 'Type a name',
  noDocument: 'No document of that name',
  noSeries: 'No category',
  clear: 'Clear',
  noPerson: 'Nobody of that name has an active account',
})
