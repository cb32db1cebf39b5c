import type { ArticleRow } from '../types'
import { businessArticles } from './articles/business'
import { sportsArticles } from './articles/sports'
import { technologyArticles } from './articles/technology'

/** Invented headlines, twelve for each category, newest first within it. */
export const articles: readonly ArticleRow[] = [...businessArticles, ...technologyArticles, ...sportsArticles]
