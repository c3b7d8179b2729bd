import { attaching } from '../features/attaching/words.fil.ts'
import { identitiesSignIn } from '../features/identities/sign-in-words.fil.ts'
import { people } from '../features/people/words.fil.ts'
import { preview } from '../features/preview/words.fil.ts'
import { publicCertificate } from '../features/public-certificate/words.fil.ts'
import { publicDrop } from '../features/public-drop/words.fil.ts'
import { publicFile } from '../features/public-file/words.fil.ts'
import { publicLocation } from '../features/public-location/words.fil.ts'
import { publicRequest } from '../features/public-request/words.fil.ts'
import { fileKinds, passagePlaces, publicSearch } from '../features/public-search/words.fil.ts'
import { requestClock } from '../features/request-clock/words.fil.ts'
import { requestFigures } from '../features/request-figures/words.fil.ts'
import { publicFrame } from '../frame/public-words.fil.ts'
import type { Catalogue } from '../lib/messages.ts'
import { said } from '../lib/said.fil.ts'
import { refusals, shared } from '../lib/shared-words.fil.ts'

/** Everything that is said in Filipino, by namespace. A namespace that isn't here stays English as a whole. */
export const filipino: Readonly<Record<string, Catalogue>> = {
  'app-public': { ...shared, ...publicFrame },
  title: shared,
  'code-field': shared,
  failure: shared,
  toast: shared,
  part: shared,
  refusals,
  said,
  people: { ...shared, ...people },
  'identities-sign-in': { ...shared, ...identitiesSignIn },
  'public-search': { ...shared, ...publicSearch },
  'file-kinds': fileKinds,
  'passage-places': passagePlaces,
  'public-file': { ...shared, ...publicFile },
  'public-certificate': { ...shared, ...publicCertificate },
  'public-drop': { ...shared, ...publicDrop },
  'public-request': { ...shared, ...publicRequest },
  attaching: { ...shared, ...attaching },
  'request-clock': { ...shared, ...requestClock },
  'form-dialog': shared,
  'public-location': { ...shared, ...publicLocation },
  'request-figures': { ...shared, ...requestFigures },
  preview: { ...shared, ...preview },
}
