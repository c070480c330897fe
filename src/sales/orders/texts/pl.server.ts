export { orderTexts } from './pl.ts'
