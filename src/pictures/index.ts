/** The drawings, each named as its file, with width and height in px. */
const sizes = {
  'about-team': [720, 480],
  'blog-1': [640, 360],
  'blog-2': [640, 360],
  'blog-3': [640, 360],
  'blog-4': [640, 360],
  'blog-5': [640, 360],
  'blog-6': [640, 360],
  'blog-7': [640, 360],
  'blog-8': [640, 360],
  'blog-9': [640, 360],
  'blog-10': [640, 360],
  'blog-11': [640, 360],
  'blog-12': [640, 360],
  'blog-13': [640, 360],
  'blog-14': [640, 360],
  'bust-claire': [400, 400],
  'client-1': [160, 48],
  'client-2': [160, 48],
  'client-3': [160, 48],
  'client-4': [160, 48],
  'client-5': [160, 48],
  'client-6': [160, 48],
  'client-7': [160, 48],
  'client-8': [160, 48],
  'consultant-claire': [160, 160],
  'consultant-eleanor': [160, 160],
  'consultant-grace': [160, 160],
  'consultant-rohan': [160, 160],
  'consultant-yusuf': [160, 160],
  contact: [520, 440],
  'cta-candidate': [320, 280],
  'cta-employer': [320, 280],
  'empty-blogs': [280, 220],
  'empty-jobs': [280, 220],
  'empty-news': [280, 220],
  failed: [280, 220],
  'hero-ai': [640, 548],
  'hero-coaching': [640, 522],
  'hero-global': [640, 534],
  'hero-hire': [640, 560],
  'hire-us': [520, 440],
  map: [640, 336],
  'not-found': [480, 400],
  'service-domestic-assistance': [520, 440],
  'service-domestic-local-hiring': [520, 440],
  'service-domestic-professional-world': [520, 440],
  'service-domestic-start': [520, 440],
  'service-domestic-verification': [520, 440],
  'service-employee-trainee': [520, 440],
  'service-global-it': [520, 440],
  'service-international-assistance': [520, 440],
  'service-international-immigration': [520, 440],
  'service-international-professional-world': [520, 440],
  'service-international-start': [520, 440],
  'service-international-verification': [520, 440],
  'service-talent-acquisition': [520, 440],
  'signed-out': [280, 220],
  'solution-global': [320, 240],
  'solution-hire': [320, 240],
  'solution-train': [320, 240],
  'solution-verify': [320, 240],
  'specimen-assessment': [500, 600],
  'specimen-consent': [500, 600],
  'specimen-interview': [500, 600],
  'specimen-map': [500, 600],
  'specimen-note': [500, 600],
  'specimen-phone': [376, 680],
  'specimen-plan': [500, 600],
  'specimen-report': [500, 600],
  'specimen-website': [630, 616],
  'testimonial-1': [160, 160],
  'testimonial-2': [160, 160],
  'testimonial-3': [160, 160],
  'why-choose': [640, 520],
} as const

export type PictureName = keyof typeof sizes

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' })

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(sizes, name)
}

export const pictureNames: readonly PictureName[] = Object.keys(sizes).filter(isPictureName)

export function getPicture(name: PictureName): { src: string; width: number; height: number } {
  const [width, height] = sizes[name]
  return { src: files[`./${name}.svg`] ?? '', width, height }
}
