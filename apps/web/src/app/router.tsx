import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { ErrorPage } from '../frame/error-page.tsx'
import { screen } from '../lib/chunk.ts'
import { paths } from '../lib/paths.ts'
import { EitherFrame } from './either-frame.tsx'
import { routesOf } from './feature-routes.ts'
import { features } from './features.ts'
import { gate } from './gates.ts'
import { EitherResidents, Residents } from './residents.tsx'
import { Root } from './root.tsx'

/** A screen that failed leaves its frame standing. */
const guarded = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: ErrorPage, children }]

const to = (path: string) => () => redirect(path)

const routes: RouteObject[] = [
  {
    middleware: [gate('open')],
    lazy: screen(() => import('./public-frame.tsx'), 'PublicFrame'),
    children: guarded(routesOf('open')),
  },
  {
    Component: EitherFrame,
    children: [
      {
        element: <EitherResidents features={features} />,
        children: guarded([{ path: '404', lazy: screen(() => import('./not-found-page.tsx'), 'NotFoundPage') }]),
      },
    ],
  },
  { middleware: [gate('guest')], children: guarded(routesOf('guest')) },
  {
    middleware: [gate('staff')],
    lazy: screen(() => import('./staff-frame.tsx'), 'StaffFrame'),
    children: [
      { element: <Residents features={features} />, children: guarded(routesOf('staff')) },
      { path: 'du-archive', loader: to(paths.archive()) },
      { path: 'archive', loader: to(paths.myOffice()) },
    ],
  },
  { path: '*', loader: to(paths.notFound()) },
]

/** Every address of the application: the features' own, in the frame of their audience. */
export const createRouter = () =>
  createBrowserRouter([{ Component: Root, ErrorBoundary: ErrorPage, HydrateFallback: () => null, children: routes }])
