export { demoPassword } from './plan/people.ts'
export { foundDemoUniversity } from './seed/found-demo-university.ts'
