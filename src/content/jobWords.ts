/** Words of a search that name nothing. */
export const fillers = ['a', 'an', 'the', 'in', 'at', 'for', 'of', 'and', 'job', 'jobs', 'no', 'from', 'work']

/** What visitors write instead of a word of a job. A spelling in one word finds two as well. */
export const otherWords = new Map([
  ['kingdom', ['uk']],
  ['emirates', ['uae']],
  ['states', ['us', 'usa']],
  ['remote', ['home', 'homeoffice', 'wfh', 'anywhere']],
  ['engineer', ['developer', 'coder']],
  ['fresher', ['graduate', 'junior', 'beginner', 'entry', 'entrylevel']],
  ['internship', ['intern', 'trainee']],
])
