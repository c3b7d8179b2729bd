export { requestLetters } from './front/letters/request-letters.ts'
export { codeSending } from './front/open-case.ts'
export { waitingFilesSweep } from './front/sweep-waiting-files.ts'
export { requestsFrontRoutes } from './requests-front.routes.ts'
