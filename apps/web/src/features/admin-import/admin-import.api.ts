import { importOrganisation, importPeople } from '@sinupan/contract'
import { command } from '../../lib/command.ts'

const refreshes = ['Account', 'Audit', 'Campus', 'Dashboard', 'DeliveryUnit', 'Health', 'Office']

export const useImportPeople = command(importPeople, { refreshes })
export const useImportOrganisation = command(importOrganisation, { refreshes })
