import type { PlanCampus, PlanOffice, PlanUnit } from './types.ts'

export const institution = { name: 'Haraya State University', shortName: 'HSU', domain: 'haraya.example' }

function unit(key: string, name: string, shortName: string): PlanUnit {
  return { key, name, shortName }
}

function office(name: string, shortName: string, ...units: PlanUnit[]): PlanOffice {
  return { name, shortName, units }
}

const main: PlanOffice[] = [
  office('Office of the Registrar', 'OUR', unit('ADM', 'Admissions Unit', 'ADM'), unit('REC', 'Records Unit', 'REC')),
  office('Records Management Office', 'RMO', { ...unit('CRU', 'Central Records Unit', 'CRU'), isCRU: true }),
  office(
    'Office of the President',
    'OP',
    unit('PRES', 'Executive Staff', 'EXEC'),
    unit('BOARD', 'Board Secretariat', 'BSEC'),
  ),
  office('Office of Academic Affairs', 'OAA', unit('CURR', 'Curriculum and Instruction Unit', 'CIU')),
  office(
    'Finance and Accounting Office',
    'FAO',
    unit('ACCT', 'Accounting Unit', 'ACCT'),
    unit('BUD', 'Budget Unit', 'BUD'),
  ),
  office('Human Resource Management Office', 'HRMO', unit('HR', 'Personnel Records Unit', 'PRU')),
  office('University Library', 'LIB', unit('LIB', 'Reader Services Unit', 'RSU')),
  office('Procurement Office', 'PO', unit('BAC', 'Bids and Awards Secretariat', 'BAC')),
  office('Physical Plant Office', 'PPO', unit('PLANT', 'Planning and Engineering Unit', 'PEU')),
  office('Office of Student Affairs', 'OSA', unit('OSA', 'Student Welfare Unit', 'SWU')),
  office('Research and Extension Office', 'REO', unit('RES', 'Research Services Unit', 'RSV')),
  office('Information Technology Office', 'ITO', unit('ICT', 'Information Systems Unit', 'ISU')),
]

const north: PlanOffice[] = [
  office('Campus Registrar, North', 'NREG', unit('N-ENR', 'Enrolment Services Unit', 'NES')),
  office('College of Agriculture', 'CA', unit('N-AGRI', 'Farm and Laboratory Unit', 'FLU')),
  office('Campus Administration, North', 'NADM', unit('N-GEN', 'General Services Unit', 'NGS')),
]

const city: PlanOffice[] = [
  office('Campus Administration, City', 'CADM', unit('C-ADM', 'Administrative Services Unit', 'CAS')),
  office('College of Business and Accountancy', 'CBA', unit('C-BUS', 'Programme Unit', 'CBP')),
  office('Campus Library, City', 'CLIB', unit('C-LIB', 'Learning Commons Unit', 'CLC')),
]

/** The three campuses with their offices and units. Unit keys are used all over the plan. */
export const campuses: PlanCampus[] = [
  { key: 'MAIN', name: 'Main Campus', shortName: 'MAIN', offices: main },
  { key: 'NORTH', name: 'North Campus', shortName: 'NORTH', offices: north },
  { key: 'CITY', name: 'City Campus', shortName: 'CITY', offices: city },
]
