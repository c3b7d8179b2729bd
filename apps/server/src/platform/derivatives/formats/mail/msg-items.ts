import type { FieldsData } from '@kenjiuno/msgreader'
import type { Letter } from './letter.ts'

/** What Outlook keeps beside letters has more to say than they do: appointments where and when, contacts who. */
const SAID: readonly (readonly [label: string, fields: readonly (keyof FieldsData)[]])[] = [
  ['Where', ['apptLocation']],
  ['Begins', ['apptStartWhole']],
  ['Ends', ['apptEndWhole']],
  ['Name', ['name']],
  ['Company', ['companyName', 'department']],
  ['Job title', ['title']],
  ['Telephone', ['businessTelephoneNumber', 'mobileTelephoneNumber', 'homeTelephoneNumber', 'businessFaxNumber']],
  ['E-mail', ['email1EmailAddress']],
  ['Address', ['postalAddress', 'workAddress', 'streetAddress']],
  ['Web', ['businessHomePage']],
]

/** The heads of an appointment or a contact; a mail has none of these. */
export function itemHeads(fields: FieldsData): Letter['heads'] {
  return SAID.map(([label, names]) => ({ label, value: valuesOf(fields, names).join(', ') }))
}

function valuesOf(fields: FieldsData, names: readonly (keyof FieldsData)[]): string[] {
  const values = names.map((name) => fields[name]).filter((value) => typeof value === 'string' && value.trim() !== '')
  return [...new Set(values.map((value) => String(value).replace(/\s+/g, ' ').trim()))]
}
