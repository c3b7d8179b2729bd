import { institution } from './organisation.ts'
import { groups } from './taxonomy.ts'
import type { PlanApprover, PlanPerson } from './types.ts'

/** The password of every account of the demo university. */
export const demoPassword = 'Sinupan-2026!'

type Name = [first: string, middle: string, last: string]

function person(userName: string, unit: string, [firstName, middleName, lastName]: Name, position: string): PlanPerson {
  return { userName, firstName, middleName, lastName, position, email: `${userName}@${institution.domain}`, unit }
}

/** Everybody with an account. */
export const people: PlanPerson[] = [
  {
    ...person('admin', 'ICT', ['Teresita', 'Manalo', 'Gatchalian'], 'Information Systems Administrator'),
    isAdmin: true,
  },
  person('records', 'CRU', ['Lourdes', 'Sevilla', 'Dimaculangan'], 'Chief Records Officer'),
  person('records2', 'CRU', ['Rogelio', 'Santos', 'Evangelista'], 'Records Officer III'),
  person('approver', 'PRES', ['Cynthia', 'Robles', 'Bagtas'], 'Director for Quality Assurance'),
  person('ana', 'ADM', ['Ana Marie', 'Lacson', 'Santos'], 'Admissions Officer III'),
  person('ben', 'ADM', ['Benjamin', 'Tolentino', 'Reyes'], 'Enrolment Officer II'),
  person('carla', 'REC', ['Carla Joy', 'Peñaflor', 'Mendoza'], 'Student Records Officer'),
  person('dan', 'N-ENR', ['Danilo', 'Velasco', 'Aquino'], 'Enrolment Officer, North Campus'),
  person('noel', 'PRES', ['Noel', 'Ortega', 'Casimiro'], 'Executive Assistant'),
  person('belen', 'BOARD', ['Belen', 'Cruz', 'Magbanua'], 'Board Secretary'),
  person('jose', 'CURR', ['Jose Mari', 'Ibañez', 'Lontoc'], 'Curriculum Specialist'),
  person('ester', 'ACCT', ['Ester', 'Dizon', 'Pangilinan'], 'Accountant IV'),
  person('ramon', 'BUD', ['Ramon', 'Flores', 'Buenaventura'], 'Budget Officer'),
  person('grace', 'HR', ['Grace', 'Natividad', 'Villanueva'], 'Personnel Records Officer'),
  person('amparo', 'LIB', ['Amparo', 'Quizon', 'Salonga'], 'College Librarian II'),
  person('victor', 'BAC', ['Victor', 'Malabanan', 'Sison'], 'Head of the BAC Secretariat'),
  person('leo', 'PLANT', ['Leonardo', 'Abad', 'Cabrera'], 'University Architect'),
  person('marites', 'OSA', ['Marites', 'Bautista', 'Ocampo'], 'Student Affairs Officer'),
  person('paulo', 'RES', ['Paulo', 'Rivera', 'Macaraeg'], 'Research Coordinator'),
  person('rosa', 'N-AGRI', ['Rosa', 'Domingo', 'Agbayani'], 'Farm Superintendent'),
  person('efren', 'N-GEN', ['Efren', 'Tuazon', 'Lazaro'], 'Administrative Officer, North Campus'),
  person('nina', 'C-ADM', ['Nina', 'Zamora', 'Castañeda'], 'Administrative Officer, City Campus'),
  person('oscar', 'C-BUS', ['Oscar', 'Legaspi', 'Tan'], 'Programme Chair, BS Accountancy'),
  person('lita', 'C-LIB', ['Lita', 'Guevarra', 'Soriano'], 'Campus Librarian'),
]

/** Approvers: one for everything on the Main Campus; on the others the Central Records Unit decides. */
export const approvers: PlanApprover[] = [
  { userName: 'approver', campus: 'MAIN', groups: groups.map((group) => group.name) },
]
