export { orderTexts } from './fr.ts'
