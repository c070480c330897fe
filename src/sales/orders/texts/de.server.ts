export { orderTexts } from './de.ts'
