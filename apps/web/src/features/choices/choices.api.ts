import {
  listCampuses,
  listCategories,
  listCategoryGroups,
  listDirectory,
  listOffices,
  listRecentDocuments,
  listTags,
  listUnits,
  quickSearch,
} from '@sinupan/contract'
import { pagedQuery, query } from '../../lib/query.ts'

/** What one chooses from changes rarely; a change made here refreshes it at once. */
const whole = { staleTime: 60_000 }

export const campusesQuery = () => ({ ...query(listCampuses), ...whole })
export const categoriesQuery = () => ({ ...query(listCategories), ...whole })
export const groupsQuery = () => ({ ...query(listCategoryGroups), ...whole })
export const tagsQuery = () => ({ ...query(listTags), ...whole })
/** All of them, where a tree or a name needs them. */
export const officesQuery = () => ({ ...query(listOffices), ...whole })
export const unitsQuery = () => ({ ...query(listUnits), ...whole })
export const foundOfficesQuery = (search: string | undefined) =>
  pagedQuery(listOffices, { query: { pageSize: 20, ...(search && { search }) } })
export const foundPeopleQuery = (search: string) => pagedQuery(listDirectory, { query: { search } })
/** Documents that the person finds by name, of every unit. */
export const foundDocumentsQuery = (duId: number, search: string) =>
  pagedQuery(quickSearch, { params: { type: 'File', duId }, query: { search } })
export const recentDocumentsQuery = (duId: number) =>
  pagedQuery(listRecentDocuments, { params: { duId }, query: { pageSize: 20 } })
