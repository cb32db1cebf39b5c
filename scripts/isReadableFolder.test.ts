import { expect, test } from 'vitest'
import { isReadableFolder } from './isReadableFolder'

test.each(['/home/ada/alderway', 'C:\\Users\\ada\\alderway', '/home/ada/Downloads/alderway (1)', '/home/a@b/site-2.0'])(
  'stories are tested in %s',
  (folder) => expect(isReadableFolder(folder)).toBe(true),
)

test.each(['/home/josé/alderway', '/home/ada/100%/alderway', '/Users/阿达/alderway', '/home/ada/[site]'])(
  'in %s, where no story would be found, npm test says so first',
  (folder) => expect(isReadableFolder(folder)).toBe(false),
)
