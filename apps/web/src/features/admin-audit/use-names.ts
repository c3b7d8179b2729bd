import type { AuditEntry } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { campusesQuery, categoriesQuery, groupsQuery, officesQuery, tagsQuery, unitsQuery } from '../choices/index.ts'
import { accessLevelsQuery } from '../postings/index.ts'
import type { NameOf } from './sentence.ts'

type Kind = 'level' | 'campus' | 'office' | 'unit' | 'group' | 'category' | 'tag'

const kinds: Readonly<Record<string, Kind>> = {
  accessLevelId: 'level',
  behavesAs: 'level',
  campusId: 'campus',
  officeId: 'office',
  unitId: 'unit',
  deliveryUnitId: 'unit',
  groupId: 'group',
  documentCategoryGroupId: 'group',
  categoryId: 'category',
  documentCategoryId: 'category',
  tagId: 'tag',
}
const movedBetween: Readonly<Record<string, Kind>> = { 'office.moved': 'campus', 'unit.moved': 'office' }

/** The names behind the ids of an entry. Only the lists that it needs are asked for; what is gone by now stays an id. */
export function useNames({ name, payload }: Pick<AuditEntry, 'name' | 'payload'>): NameOf {
  const kindOf = (field: string) => (field === 'from' || field === 'to' ? movedBetween[name] : kinds[field])
  const needed = new Set(fieldsOf(payload).map(kindOf))
  const asked = (kind: Kind) => ({ enabled: needed.has(kind) })
  const levels = useQuery({ ...accessLevelsQuery(), ...asked('level') })
  const campuses = useQuery({ ...campusesQuery(), ...asked('campus') })
  const offices = useQuery({ ...officesQuery(), ...asked('office') })
  const units = useQuery({ ...unitsQuery(), ...asked('unit') })
  const groups = useQuery({ ...groupsQuery(), ...asked('group') })
  const categories = useQuery({ ...categoriesQuery(), ...asked('category') })
  const tags = useQuery({ ...tagsQuery(), ...asked('tag') })
  const names: Record<Kind, (id: unknown) => string | undefined> = {
    level: (id) => levels.data?.items.find((one) => one.id === id)?.access,
    campus: (id) => campuses.data?.items.find((one) => one.id === id)?.campusName,
    office: (id) => offices.data?.items.find((one) => one.id === id)?.name,
    unit: (id) => units.data?.items.find((one) => one.id === id)?.name,
    group: (id) => groups.data?.items.find((one) => one.id === id)?.group,
    category: (id) => categories.data?.items.find((one) => one.id === id)?.category,
    tag: (id) => tags.data?.items.find((one) => one.id === id)?.tagName,
  }
  return (field, id) => {
    const kind = kindOf(field)
    return kind && names[kind](id)
  }
}

const fieldsOf = ({ before, after, ...rest }: AuditEntry['payload']): string[] =>
  [rest, before, after].flatMap((part) => (typeof part === 'object' && part !== null ? Object.keys(part) : []))
