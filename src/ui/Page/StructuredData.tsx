import { jsonInScript } from './jsonInScript'

/** Describes a page's subject to search engines in schema.org's vocabulary. */
export function StructuredData({ thing }: { thing: { '@type': string; [property: string]: unknown } }) {
  return <script type="application/ld+json">{jsonInScript({ '@context': 'https://schema.org', ...thing })}</script>
}
