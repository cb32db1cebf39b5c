export interface Heading {
  title: string
  intro: string
}
