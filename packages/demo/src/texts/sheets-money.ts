import { type Cell, workbook } from '../files/office/workbook.ts'

const projects: [name: string, mode: string, quarter: string, amount: number, end: string][] = [
  ['Science laboratory building, phase 2', 'Public bidding', 'Q1', 48_500_000, 'Physical Plant'],
  ['Library shelving and map cabinets', 'Public bidding', 'Q2', 3_250_000, 'Library'],
  ['Document scanners, A3', 'Small value', 'Q1', 780_000, 'Records Management'],
  ['Janitorial services, three campuses', 'Public bidding', 'Q1', 12_400_000, 'General Services'],
  ['Internet subscription, 3 campuses', 'Public bidding', 'Q1', 9_600_000, 'Information Technology'],
  ['Archival boxes, acid-free', 'Small value', 'Q2', 415_500, 'Records Management'],
  ['Faculty training, outcomes-based teaching', 'Small value', 'Q3', 960_000, 'Academic Affairs'],
  ['Nursing skills laboratory, manikins', 'Public bidding', 'Q2', 4_870_000, 'College of Nursing'],
  ['Rice combine harvester', 'Public bidding', 'Q1', 2_950_000, 'College of Agriculture'],
  ['Flat-bed dryer, husk furnace', 'Small value', 'Q1', 268_000, 'College of Agriculture'],
  ['Passenger lift and ramps, City Campus', 'Public bidding', 'Q2', 9_000_000, 'Physical Plant'],
  ['Chemicals and glassware', 'Public bidding', 'Q1', 3_640_000, 'College of Science'],
  ['Common-use supplies', 'Agency to agency', 'Q1', 2_180_000, 'Supply Office'],
  ['Paper, A4 and legal', 'Agency to agency', 'Q1', 1_120_000, 'Supply Office'],
  ['Student handbook, printing of 2,000 copies', 'Small value', 'Q1', 340_000, 'Student Affairs'],
  ['Solar panels, gymnasium roof', 'Public bidding', 'Q3', 7_200_000, 'Physical Plant'],
  ['Fire extinguishers, refilling', 'Small value', 'Q2', 186_000, 'General Services'],
  ['Coaster, 29 seats', 'Public bidding', 'Q2', 3_100_000, 'North Campus'],
  ['Medicines for the clinics', 'Public bidding', 'Q1', 1_450_000, 'Health Services'],
  ['Togas, rental for commencement', 'Small value', 'Q2', 870_000, 'Registrar'],
  ['Security services, three campuses', 'Public bidding', 'Q1', 14_900_000, 'General Services'],
  ['Fibreglass boat, 24 feet', 'Small value', 'Q2', 690_000, 'Fisheries'],
]

/** The annual procurement plan for 2027. */
export const procurementPlan = (): Buffer =>
  workbook('Annual Procurement Plan, FY 2027', '2026-11-24', [
    {
      name: 'APP 2027',
      title: ['Annual Procurement Plan, FY 2027', 'Indicative · Haraya State University · in Philippine pesos'],
      heads: ['Code', 'Procurement project', 'End user', 'Mode', 'Schedule', 'Amount (PHP)'],
      widths: [11, 42, 24, 18, 10, 18],
      rows: projects.map(([name, mode, quarter, amount, end], index): Cell[] => [
        `2027-${String(index + 1).padStart(3, '0')}`,
        name,
        end,
        mode,
        quarter,
        amount,
      ]),
      sums: [5],
      money: [5],
    },
    {
      name: 'By mode',
      title: ['Summary by mode of procurement'],
      heads: ['Mode', 'Projects', 'Amount (PHP)'],
      widths: [24, 12, 20],
      rows: ['Public bidding', 'Small value', 'Agency to agency'].map((mode): Cell[] => {
        const those = projects.filter((project) => project[1] === mode)
        return [mode, those.length, those.reduce((sum, project) => sum + project[3], 0)]
      }),
      sums: [1, 2],
      money: [2],
    },
  ])

/** The abstract of bids for the nursing manikins. */
export const abstractOfBids = (): Buffer =>
  workbook('Abstract of Bids', '2026-06-18', [
    {
      name: 'Abstract',
      title: [
        'Abstract of Bids as Read',
        'Nursing skills laboratory, manikins · opened 18 June 2026 · ABC PHP 4,870,000.00',
      ],
      heads: [
        'Bidder',
        'Eligibility',
        'Technical',
        'Bid security',
        'Bid as read (PHP)',
        'Bid as calculated (PHP)',
        'Rank',
      ],
      widths: [34, 12, 12, 20, 20, 22, 8],
      money: [4, 5],
      rows: [
        ['Malasakit Medical Supply', 'Pass', 'Pass', 'Surety bond', 4_612_400, 4_612_400, 1],
        ['Three Rivers Trading', 'Pass', 'Pass', 'Declaration', 4_688_000, 4_706_000, 2],
        ['Silangan Instruments', 'Pass', 'Pass', 'Cash', 4_869_000, 4_869_000, 3],
        ['Bagong Buhay Enterprises', 'Pass', 'Fail', 'Declaration', null, null, null],
        ['JRV Laboratory Works', 'Fail', '–', '–', null, null, null],
      ],
    },
  ])

/** Statement of financial position at 31 December 2025. */
export const financialPosition = (): Buffer =>
  workbook('Statement of Financial Position', '2026-03-31', [
    {
      name: 'Position',
      title: ['Statement of Financial Position', 'All funds · as at 31 December 2025, with 2024 for comparison'],
      heads: ['Account', 'Note', '2025 (PHP)', '2024 (PHP)'],
      widths: [46, 8, 22, 22],
      money: [2, 3],
      rows: [
        ['Cash and cash equivalents', 5, 214_806_331.42, 198_220_940.1],
        ['Receivables, net', 6, 63_910_284.77, 58_344_120.55],
        ['Inventories', 7, 18_402_996.1, 16_881_204.33],
        ['Prepayments', 8, 4_115_302.0, 9_840_117.25],
        ['Total current assets', null, 301_234_914.29, 283_286_382.23],
        ['Property, plant and equipment, net', 9, 1_866_420_118.9, 1_795_003_662.04],
        ['Biological assets', 10, 3_884_150.0, 3_610_725.0],
        ['Intangible assets', 11, 6_702_415.5, 7_913_004.8],
        ['Total assets', null, 2_178_241_598.69, 2_089_813_774.07],
        ['Payables', 12, 88_731_604.18, 96_204_377.61],
        ['Inter-agency payables', 13, 21_905_118.44, 19_772_460.9],
        ['Trust liabilities', 14, 57_208_663.02, 51_396_114.7],
        ['Total liabilities', null, 167_845_385.64, 167_372_953.21],
        ['Accumulated surplus', 15, 2_010_396_213.05, 1_922_440_820.86],
        ['Total liabilities and net assets', null, 2_178_241_598.69, 2_089_813_774.07],
      ],
    },
  ])

/** Trial balance of the third quarter. */
export const trialBalance = (): Buffer =>
  workbook('Trial Balance, Third Quarter 2026', '2026-10-12', [
    {
      name: 'TB Q3',
      title: ['Trial Balance, Regular Agency Fund', 'As at 30 September 2026 · unaudited'],
      heads: ['Code', 'Account', 'Debit (PHP)', 'Credit (PHP)'],
      widths: [14, 46, 20, 20],
      sums: [2, 3],
      money: [2, 3],
      rows: [
        ['10104040', 'Cash, modified disbursement system, regular', 41_902_660.35, null],
        ['10305010', 'Advances for payroll', 1_204_300, null],
        ['10305020', 'Advances to special disbursing officer', 882_350, null],
        ['10404010', 'Office supplies inventory', 3_106_884.2, null],
        ['10604010', 'Buildings', 812_440_900, null],
        ['10604011', 'Accumulated depreciation, buildings', null, 204_118_226.4],
        ['10605030', 'Information technology equipment', 66_902_410.75, null],
        ['20101010', 'Accounts payable', null, 18_330_114.62],
        ['20201010', 'Due to tax office', null, 6_208_441.03],
        ['30101010', 'Accumulated surplus', null, 655_218_907.5],
        ['40301010', 'Subsidy from national government', null, 652_004_118],
        ['50101010', 'Salaries and wages', 421_660_307.15, null],
        ['50102010', 'Personnel economic relief allowance', 18_204_000, null],
        ['50203010', 'Office supplies expense', 9_118_620.4, null],
        ['50204020', 'Electricity', 31_207_114.7, null],
        ['50213040', 'Repairs, buildings', 129_250_260, null],
      ],
    },
  ])

/** Work plan of the farm. */
export const farmPlan = (): Buffer =>
  workbook('Farm Work Plan, Dry Season 2027', '2026-11-10', [
    {
      name: 'Plan',
      title: ['Farm Work Plan, Dry Season 2027', 'Demonstration Farm, North Campus'],
      heads: ['Plot', 'Hectares', 'Crop', 'Sowing', 'Harvest', 'Person-days', 'Cost (PHP)'],
      widths: [10, 10, 26, 16, 16, 13, 16],
      sums: [1, 5, 6],
      money: [6],
      rows: [
        ['A1', 1.5, 'Rice, salt-tolerant line 4', '11 January', '30 April', 96, 71_250],
        ['A2', 1.5, 'Rice, check variety', '11 January', '27 April', 94, 69_800],
        ['B1', 0.8, 'Mung bean', '18 January', '26 March', 41, 18_400],
        ['B2', 0.8, 'Sweet potato, purple', '25 January', '10 May', 60, 24_150],
        ['C', 0.4, 'Vegetables under net', 'Weekly', 'Weekly', 120, 52_600],
        ['D', 2.0, 'Napier grass', 'Standing', 'Monthly', 48, 9_900],
      ],
    },
  ])
