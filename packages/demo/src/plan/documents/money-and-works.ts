import { letterPdf, memoPdf } from '../../files/letters.ts'
import { slides } from '../../files/office/slides.ts'
import { drawingPdf } from '../../files/pictures/plan-drawing.ts'
import { pngOfPdf } from '../../files/pictures/print.ts'
import { bulletin, invitation } from '../../texts/bids.ts'
import { auditReply } from '../../texts/circulars.ts'
import { budget } from '../../texts/decks.ts'
import { mainSite } from '../../texts/drawings.ts'
import { evacuation } from '../../texts/notices.ts'
import { abstractOfBids, financialPosition, procurementPlan, trialBalance } from '../../texts/sheets-money.ts'
import { approved, type Draft, level, pending, returned, unposted } from '../types.ts'

const accounting = { unit: 'ACCT', owner: 'ester', category: 'Financial reports' }
const bids = {
  unit: 'BAC',
  owner: 'victor',
  category: 'Bidding documents',
  folder: 'Projects/Science laboratory building, phase 2',
}
const plant = { unit: 'PLANT', owner: 'leo' }

/** Documents of Finance, Procurement and the Physical Plant. */
export const moneyAndWorks: Draft[] = [
  {
    ...accounting,
    folder: 'Financial statements',
    name: 'Statement of financial position 2025',
    description: 'All funds, with 2024 for comparison.',
    tags: ['statistics'],
    date: '2026-03-31',
    state: approved(level.public),
    extension: 'xlsx',
    make: financialPosition,
  },
  {
    ...accounting,
    folder: 'Trial balances',
    name: 'Trial balance, third quarter 2026',
    description: 'Regular agency fund, unaudited.',
    tags: [],
    date: '2026-10-12',
    state: unposted,
    extension: 'xlsx',
    make: trialBalance,
  },
  {
    ...accounting,
    folder: 'Audit',
    name: 'Action on Audit Observation 2026-05',
    description: 'Unliquidated cash advances.',
    category: 'Audit correspondence',
    tags: ['staff'],
    date: '2026-09-04',
    state: returned(
      level.campus,
      'Paragraph 1 and the table do not say at which date the first amount was open. Please add it, the auditors will ask.',
    ),
    extension: 'pdf',
    make: () => memoPdf(auditReply),
  },
  {
    unit: 'BUD',
    folder: 'Budget 2027',
    owner: 'ramon',
    name: 'Budget proposal 2027, hearing',
    description: 'Slides for the budget hearing in October.',
    category: 'Budget proposals',
    tags: ['infrastructure'],
    date: '2026-10-20',
    state: pending(level.unit),
    extension: 'pptx',
    make: () => slides('Budget Proposal 2027', '2026-10-20', budget),
  },
  {
    ...bids,
    folder: 'Annual procurement plans',
    name: 'Annual Procurement Plan FY 2027, indicative',
    description: 'Twenty-two projects with mode, schedule and amount.',
    category: 'Procurement plans',
    tags: ['procurement', 'statistics'],
    date: '2026-11-24',
    state: approved(level.public),
    extension: 'xlsx',
    make: procurementPlan,
  },
  {
    ...bids,
    name: 'Invitation to Bid – Science laboratory, phase 2',
    description: 'ABC PHP 48,500,000.00; opening on 9 December 2026.',
    tags: ['procurement', 'infrastructure'],
    date: '2026-11-17',
    state: approved(level.public),
    extension: 'pdf',
    make: () => letterPdf(invitation),
  },
  {
    ...bids,
    name: 'Bid Bulletin No. 3 – Laboratory',
    description: 'Answers to five questions; item numbers corrected.',
    tags: ['procurement', 'infrastructure'],
    date: '2026-11-26',
    state: pending(level.public),
    extension: 'pdf',
    make: () => letterPdf(bulletin),
  },
  {
    ...bids,
    folder: 'Projects',
    name: 'Abstract of bids, nursing manikins',
    description: 'Five bidders, three passed.',
    tags: ['procurement'],
    date: '2026-06-18',
    state: approved(level.campus),
    extension: 'xlsx',
    make: abstractOfBids,
  },
  {
    ...plant,
    folder: 'Site plans',
    name: 'Site plan, Main Campus – Rev. 3',
    description: 'With the second phase of the science building.',
    category: 'Plans and drawings',
    tags: ['infrastructure'],
    date: '2026-09-14',
    state: approved(level.system),
    extension: 'png',
    make: async () => pngOfPdf(await drawingPdf(mainSite), 1.5),
  },
  {
    ...plant,
    folder: 'Safety',
    name: 'Evacuation plan, Administration Building',
    description: 'Stairs, assembly areas, wardens.',
    category: 'Plans and drawings',
    tags: ['safety', 'staff'],
    date: '2025-01-20',
    state: approved(level.public),
    extension: 'pdf',
    make: () => letterPdf(evacuation),
  },
]
