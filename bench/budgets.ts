interface Budget {
  max: number
  description: string
}

/** Most kB (1000 bytes, compressed with brotli at its best) of the parts of the built demo. */
export const budgets = {
  scripts: { max: 122.5, description: 'the scripts that the home page’s document names' },
  mock: { max: 65, description: 'the in-browser backend: its chunk with what no page of the site has' },
  badge: { max: 5, description: 'the panel’s badge, which loads once the page is idle' },
  panel: { max: 25, description: 'the panel, which loads when it is opened' },
  home: {
    max: 14.2,
    description: 'the home page’s document: with its headers ten packets, a connection’s first round trip',
  },
} satisfies Record<string, Budget>
