import { readText, type TextEncoding } from '@sinupan/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { query } from '../../lib/query.ts'
import { guestKeyOf } from './guest-key.ts'
import type { PreviewFile, PreviewSource } from './preview-file.ts'

/** The text of a file in its letters; what was shown stays until it is there in other ones. */
export const textQuery = (file: PreviewFile, source: PreviewSource, encoding: TextEncoding | undefined) =>
  queryOptions({
    ...query(readText, { params: { id: file.id }, query: { ...guestKeyOf(source), encoding } }),
    placeholderData: keepPreviousData,
  })
