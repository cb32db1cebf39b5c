/** A token that a header can carry: visible ASCII, without a blank. Apart, so that the first page needs no schema. */
export const tokenPattern = /^[!-~]+$/
