export { foundDemoUniversity } from './found-demo-university.ts'
