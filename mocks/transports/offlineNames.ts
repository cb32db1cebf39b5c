/** The list of the demo's files, which the build writes beside them. */
export const filesName = 'offline.json'

/** Hosts send it for every address that has no document: it shows any page. */
export const shellName = '404.html'

/** Demos below different paths of one host keep their own files. */
export const findCacheName = (basePath: string): string => `demo ${basePath}`
