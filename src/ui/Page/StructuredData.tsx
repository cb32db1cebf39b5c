import { jsonInScript } from './jsonInScript'

/** A thing that the page is about, in schema.org's words, for search engines. */
export function StructuredData({ thing }: { thing: { '@type': string; [property: string]: unknown } }) {
  return <script type="application/ld+json">{jsonInScript({ '@context': 'https://schema.org', ...thing })}</script>
}
