import {
  getRequestSettings,
  type Language,
  listRequestLetters,
  previewRequestLetter,
  type RequestLetter,
  resetRequestLetter,
  updateRequestLetter,
  updateRequestSettings,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { pagedQuery, query } from '../../lib/query.ts'

type Which = Pick<RequestLetter, 'kind' | 'language'>

export const lettersQuery = (language: Language) => pagedQuery(listRequestLetters, { query: { language } })
export const settingsQuery = () => query(getRequestSettings)
/** What a letter would say; words that are refused are asked for once. */
export const previewQuery = (params: Which, body: { subject: string; text: string }) => ({
  ...pagedQuery(previewRequestLetter, { params, body }),
  retry: false,
})

const refreshes = ['DocumentRequest', 'Audit'] as const
export const useWordLetter = command(updateRequestLetter, { refreshes })
export const useResetLetter = command(resetRequestLetter, { refreshes })
export const useChangeSettings = command(updateRequestSettings, { refreshes })
