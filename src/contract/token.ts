/** As a header allows. In its own file, so that the first page loads no schema. */
export const tokenPattern = /^[!-~]+$/
