import { apricot } from './palette.mjs'

const line = (d) => `<path d="${d}"/>`
/** Filled with a breath of the line's color. */
const tint = (d) => `<path fill="currentColor" fill-opacity=".14" d="${d}"/>`
const mark = (d) => `<path fill="${apricot}" d="${d}"/>`
const accent = (d) => `<path stroke="${apricot}" stroke-width="3" d="${d}"/>`
const disc = (x, y, radius) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${apricot}"/>`

/** By the ids of src/content/industries.ts, in a square of 48. The page sets the lines: see src/ui/Emblem. */
const emblems = {
  it:
    tint('M10 12q14-.9 28 0l-.3 20H10.2z') +
    line('M5 36.8q19 .9 38-.2') +
    line('m16.5 18.5 4.5 4-4.5 4') +
    accent('M25 27h6'),
  healthcare:
    line('M12.5 8.5H9.7v9q.3 9.2 9.3 9.3 9-.1 9.3-9.3v-9h-2.8') +
    line('M19 27v3.8q.5 8 8.2 8.2 7.6-.2 7.8-8.2v-2.3') +
    disc(35, 23.5, 4.4),
  retail:
    line('M9 26.5V39q15 .6 30-.1V26.5') +
    mark('M26.5 38.8V30.5h7v8.3') +
    tint(
      'M9.5 10q14.5-.8 29 0l4.3 10.5q-.6 5.5-4.8 5.5-4.3 0-4.7-5-.4 5-4.7 5t-4.6-5q-.4 5-4.7 5t-4.6-5q-.4 5-4.7 5t-4.8-5.5z',
    ),
  manufacturing:
    tint('M5.5 39V24.5l9.7-6v6l9.7-6v6l9.6-6V39q-14 .7-29 0z') +
    line('M34.5 19v-5.5h5.3V39h-5.3') +
    line('M34.5 9q2.4-2.6 4.6-1.2t4.4-1.4') +
    mark('M11 29.5h5.5v4.5H11zM22 29.5h5.5v4.5H22z'),
  finance:
    tint('M5.5 19.5 24 8.8l18.5 10.7q-18.5.8-37 0z') +
    line('M11 23.5v11M20 23.5v11M28.2 23.5v11M37 23.5v11') +
    line('M6.5 39q17.5.8 35 0') +
    disc(24, 15.5, 2.6),
  telecom:
    line('M24 20.5 16.2 40M24 20.5 31.8 40M19 33.5q5 .6 10 0') +
    line('M14.5 8.5q-6 8.5 0 17M33.5 8.5q6 8.5 0 17M19 12.5q-3 4.5 0 9M29 12.5q3 4.5 0 9') +
    disc(24, 17, 3.2),
  education:
    line('M12 23.5V33q11.8 6.5 24 0v-9.5') +
    tint('M4 19.2q10-5.2 20-9.2 10 4.2 20 9.2-10 5-20 9.3-10-4.2-20-9.3z') +
    accent('M41.5 21.5v10'),
  logistics:
    tint('M4 12.5q12-.7 24 0V34H4z') + line('M28 20h8.5l7.3 7.3V34H28') + disc(12.5, 35, 4.3) + disc(35.5, 35, 4.3),
  other:
    tint('M7 16.5q17-.7 34 0V37q-17 .8-34 0z') +
    line('M17.5 16v-5h13v5') +
    line('M7 24.5q17 7 34 0') +
    disc(24, 27.8, 2.8),
}

/** One file for all of them: `<use href="emblems.svg#it">`. */
export function drawEmblems() {
  const symbols = Object.entries(emblems).map(
    ([id, drawing]) => `<symbol id="${id}" viewBox="0 0 48 48">${drawing}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}
