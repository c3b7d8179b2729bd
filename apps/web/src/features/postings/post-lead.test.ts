import { expect, test } from 'vitest'
import { levelIds } from './level.tsx'
import { leadOf } from './post-lead.tsx'

const custodian = { unitName: 'Admissions Unit', campusName: 'Main Campus' }

test('what comes of an approval is said as the level has it: only the public one is a publication', () => {
  const leads = Object.values(levelIds).map((id) => leadOf(id, custodian, false))
  expect(leads).toEqual([
    'Your unit sees it when an approver agrees.',
    'Everybody who works on Main Campus sees it when an approver agrees.',
    'Everybody who works at the university sees it when an approver agrees.',
    'Everyone on the internet sees it when an approver agrees.',
  ])
  expect(leadOf(99, custodian, false)).toBe('Others see it when an approver agrees.')
  expect(leadOf(levelIds.unit, custodian, true)).toBe('Your unit sees each of them when an approver agrees.')
})
