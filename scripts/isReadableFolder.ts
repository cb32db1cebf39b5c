/** Storybook's test runner decodes only spaces in addresses, so below a folder with other such characters it finds no stories. */
export function isReadableFolder(folder: string): boolean {
  const address = folder.replaceAll('\\', '/')
  return encodeURI(address).replaceAll('%20', ' ') === address
}
