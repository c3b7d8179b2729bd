import type { User } from '@sinupan/contract'

/** The permissions of the access list: names of menus, no rights (domain: Sign-in). */
export function permissionsOf(user: User): string[] {
  const permissions = ['archive', 'profile']
  if (user.isApprover || user.isCru || user.isAdmin) permissions.push('posting-review')
  if (user.isCru || user.isAdmin) permissions.push('records', 'taxonomy')
  if (user.isAdmin) permissions.push('administration')
  return permissions
}
