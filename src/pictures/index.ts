/** The drawings by width and height in px, each named as its file. */
const drawings = [
  [744, 461, 'about-team'],
  [
    640, 360,
    'blog-1', 'blog-2', 'blog-3', 'blog-4', 'blog-5', 'blog-6', 'blog-7', 'blog-8', 'blog-9', 'blog-10', 'blog-11',
    'blog-12', 'blog-13', 'blog-14',
  ],
  [400, 400, 'bust-claire'],
  [160, 48, 'client-1', 'client-2', 'client-3', 'client-4', 'client-5', 'client-6', 'client-7', 'client-8'],
  [400, 178, 'closings'],
  [160, 160, 'consultant-claire', 'consultant-eleanor', 'consultant-grace', 'consultant-rohan', 'consultant-yusuf'],
  [520, 431, 'contact'],
  [320, 280, 'cta-candidate', 'cta-employer'],
  [280, 220, 'empty-blogs', 'empty-jobs', 'empty-news', 'failed'],
  [480, 200, 'figures', 'statements'],
  [640, 548, 'hero-ai'],
  [640, 522, 'hero-coaching'],
  [640, 536, 'hero-global'],
  [640, 560, 'hero-hire'],
  [496, 160, 'hero-jobs'],
  [508, 146, 'hero-picks'],
  [520, 440, 'hire-us'],
  [240, 112, 'industries'],
  [320, 248, 'legal-accessibility', 'legal-privacy', 'legal-terms'],
  [640, 336, 'map'],
  [200, 104, 'model-embedded', 'model-retained', 'model-single'],
  [480, 400, 'not-found'],
  [300, 280, 'office-bengaluru', 'office-dubai', 'office-london', 'office-toronto'],
  [320, 240, 'reader'],
  [72, 72, 'routes'],
  [
    520, 440,
    'service-domestic-assistance', 'service-domestic-local-hiring', 'service-domestic-professional-world',
    'service-domestic-start', 'service-domestic-verification', 'service-employee-trainee', 'service-global-it',
    'service-international-assistance', 'service-international-immigration',
    'service-international-professional-world', 'service-international-start', 'service-international-verification',
    'service-talent-acquisition',
  ],
  [528, 400, 'signed-out'],
  [320, 231, 'solutions'],
  [
    500, 600,
    'specimen-abroad', 'specimen-assessment', 'specimen-consent', 'specimen-interview', 'specimen-map',
    'specimen-note', 'specimen-opening', 'specimen-plan', 'specimen-report', 'specimen-resume', 'specimen-review',
  ],
  [376, 680, 'specimen-phone'],
  [630, 616, 'specimen-website'],
  [160, 160, 'testimonial-1', 'testimonial-2', 'testimonial-3'],
  [640, 520, 'why-choose'],
] as const

export type PictureName = Extract<(typeof drawings)[number][number], string>

const sizes = new Map<string, { width: number; height: number }>(
  drawings.flatMap(([width, height, ...names]) => names.map((name) => [name, { width, height }] as const)),
)

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' })

export function isPictureName(name: string): name is PictureName {
  return sizes.has(name)
}

export const pictureNames: readonly PictureName[] = [...sizes.keys()].filter(isPictureName)

export function getPicture(name: PictureName) {
  return { src: files[`./${name}.svg`] ?? '', ...sizes.get(name) }
}
