import type { Category, CategoryGroup, Tag } from '@sinupan/contract'
import type { Held } from '../../platform/policy.ts'

/** What the taxonomy consists of, by its table. */
export interface Taxa {
  categories: Category
  categoryGroups: CategoryGroup
  tags: Tag
}
export type Taxon = keyof Taxa
export type HeldTaxon<K extends Taxon> = Held<Taxa[K], 'keep'>
