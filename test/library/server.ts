import { library } from './library'

/** What a mock server of the library serves: `serve({ ...libraryServer, port: 5000 })`. */
export const libraryServer = { definition: library, bases: { library: '/library' } }
