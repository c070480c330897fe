import { testPlaces } from '../support/states/panel-places.ts'

await testPlaces('people')
