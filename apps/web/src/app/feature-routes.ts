import type { RouteObject } from 'react-router'
import type { Feature } from '../frame/feature.ts'
import { features } from './features.ts'

/** The routes that all features give to an audience. */
export const routesOf = (of: Exclude<keyof Feature, 'residents'>): RouteObject[] =>
  features.flatMap((feature) => (feature[of] ?? []).map(ownLazy))

/** The router takes what it has loaded out of a route's `lazy`: the paths of one screen mustn't share the object. */
const ownLazy = (route: RouteObject): RouteObject =>
  typeof route.lazy === 'object' ? { ...route, lazy: { ...route.lazy } } : route
