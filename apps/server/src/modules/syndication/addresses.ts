import { publicPlaces } from '@sinupan/contract'
import { type Config, publicUrl } from '../../config.ts'

/** An address of ours as others call it: `/oai` → `https://records.example.edu/oai`. */
export const absolute = (config: Config, path: string): string => new URL(path, `${publicUrl(config)}/`).href

/** The page of a public document. */
export const pageOf = (config: Config, routeId: string): string => absolute(config, publicPlaces.file(routeId))
