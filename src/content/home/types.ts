/** What stands above a section of the home page. */
export interface Heading {
  title: string
  intro: string
}
