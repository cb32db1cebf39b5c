/** In other folders Storybook finds no stories to test: it decodes only spaces of an address. */
export function isReadableFolder(folder: string) {
  return /^[\w /\\:.()@+,~-]+$/.test(folder)
}
