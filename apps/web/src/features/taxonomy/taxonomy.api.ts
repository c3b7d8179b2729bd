import {
  createCategory,
  createCategoryGroup,
  createTag,
  exportSchedule,
  getRetentionEffect,
  getStarterSeries,
  getUsesOfCategoryGroup,
  importSchedule,
  listUsesOfCategories,
  listUsesOfTags,
  removeCategory,
  removeCategoryGroup,
  removeTag,
  updateCategory,
  updateCategoryGroup,
  updateTag,
} from '@sinupan/contract'
import { call } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { pagedQuery, query } from '../../lib/query.ts'

export const usesOfCategoriesQuery = () => query(listUsesOfCategories)
export const usesOfTagsQuery = () => query(listUsesOfTags)
export const usesOfGroupQuery = (id: number) => query(getUsesOfCategoryGroup, { params: { id } })
export const effectQuery = (id: number, change: { retention?: number | 'permanent'; replaceWith?: number }) =>
  pagedQuery(getRetentionEffect, { params: { id }, query: change })

const taxonomy = { refreshes: ['DocumentCategory', 'DocumentCategoryGroup', 'FileManager', 'FilePosting'] }
export const useCreateGroup = command(createCategoryGroup, taxonomy)
export const useUpdateGroup = command(updateCategoryGroup, taxonomy)
export const useRemoveGroup = command(removeCategoryGroup, taxonomy)
export const useCreateCategory = command(createCategory, taxonomy)
export const useUpdateCategory = command(updateCategory, taxonomy)
export const useRemoveCategory = command(removeCategory, taxonomy)
export const useImportSchedule = command(importSchedule, taxonomy)

const tags = { refreshes: ['Tag', 'FileManager', 'FilePosting'] }
export const useCreateTag = command(createTag, tags)
export const useUpdateTag = command(updateTag, tags)
export const useRemoveTag = command(removeTag, tags)

/** What an import would do. @throws ApiRefusal */
export const tryImport = (csv: string) => call(importSchedule, { query: { dryRun: true }, body: { csv } })
/** The schedule as a file. @throws ApiRefusal */
export const readSchedule = (format: 'csv' | 'xlsx'): Promise<Blob> => call(exportSchedule, { query: { format } })
export const readStarter = () => call(getStarterSeries, {})
