import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

/**
 * What a feature gives to the application, in `features/<name>/routes.ts`:
 *
 *     export const myOffice: Feature = {
 *       staff: [{ path: 'archive/my-office', lazy: screen(() => import('../app/my-office-page.tsx'), 'MyOfficePage') }],
 *       residents: [part(() => import('../app/upload-tray.tsx'), 'UploadTray')],
 *     }
 *
 * and then one line in `app/features.ts`. Paths are those of `lib/paths.ts`, without the first slash. A route that only
 * some people may enter has its line in `app/gates.ts`, one that stands in the rail in `app/navigation.ts`.
 */
export interface Feature {
  /** Screens for everybody, in the public frame. */
  open?: readonly RouteObject[]
  /** Screens for people who are not signed in; they bring their own frame. */
  guest?: readonly RouteObject[]
  /** Screens behind the sign-in, in the staff frame. */
  staff?: readonly RouteObject[]
  /** What stays while one goes from screen to screen: the upload tray, the palette. They draw into slots or nothing. */
  residents?: readonly ComponentType[]
}
