export { orderTexts } from './en.ts'
