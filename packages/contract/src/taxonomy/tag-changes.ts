import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, list, wholeQuery } from '../kernel/paging.ts'
import { editable, entityVersion, id, line, optionalProse } from '../kernel/primitives.ts'
import { tag } from './taxonomy.ts'
import { taxonUses } from './taxonomy-changes.ts'

const byId = z.strictObject({ id })
const version = entityVersion.optional()
const records = { who: 'records' } as const
const replaceWith = z.strictObject({ replaceWith: id.optional() })
const description = optionalProse(2_000)

const tagName = line(60).min(1, 'Give it a name.')
export const createTag = endpoint({
  ...records,
  name: 'Tag_Create',
  method: 'POST',
  path: '/Tag/Create',
  status: 201,
  summary: 'Make a tag',
  body: editable({ tagName, description }, tag),
  response: tag,
  refusals: ['NameTaken'],
})
export const updateTag = endpoint({
  ...records,
  name: 'Tag_Update',
  method: 'PUT',
  path: '/Tag/:id',
  summary: 'Change a tag',
  params: byId,
  body: editable({ tagName: tagName.optional(), description: description.optional(), version }, tag),
  response: tag,
  refusals: ['NotFound', 'NameTaken', 'StateChanged'],
})
export const removeTag = endpoint({
  ...records,
  name: 'Tag_Delete',
  method: 'DELETE',
  path: '/Tag/:id',
  summary: 'Delete a tag; `replaceWith` merges it into another one in the same transaction',
  params: byId,
  query: replaceWith,
  response: deleted,
  refusals: ['NotFound', 'InUse'],
})
export const listUsesOfTags = endpoint({
  ...records,
  name: 'Tag_Uses',
  method: 'GET',
  path: '/Tag/Uses',
  summary: 'How many documents and living postings use each tag that is used',
  query: wholeQuery,
  response: list(taxonUses),
})
