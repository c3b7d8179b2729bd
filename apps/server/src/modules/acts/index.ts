import { actRunning } from '../../platform/acts/run-acts.ts'
import { documentActs } from '../documents/index.ts'
import { officeActs } from '../my-office/index.ts'
import { findActor } from '../people/index.ts'

export { actsRoutes } from './acts.routes.ts'
/** Does what was ordered, of every module. */
export const acting = actRunning([...Object.values(documentActs), ...officeActs], findActor)
