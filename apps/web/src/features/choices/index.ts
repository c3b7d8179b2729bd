export { CampusChoice } from './campus-choice.tsx'
export { CategorySelect } from './category-select.tsx'
export {
  campusesQuery,
  categoriesQuery,
  foundDocumentsQuery,
  foundPeopleQuery,
  groupsQuery,
  officesQuery,
  tagsQuery,
  unitsQuery,
} from './choices.api.ts'
export { ChooseUnit } from './choose-unit.tsx'
export { DocumentField } from './document-field.tsx'
export { GroupChoice, useGroupChoice } from './group-choice.tsx'
export { CampusField, OfficeField } from './office-field.tsx'
export { PeopleField } from './people-field.tsx'
export { PersonField } from './person-field.tsx'
export { personPick } from './person-pick.ts'
export { type Pick, PickSeveral } from './pick-several.tsx'
export { useCategoryChoices, useTagChoices } from './taxon-choices.ts'
export { useOfferedDocuments } from './use-offered-documents.ts'
