import { formatNumber } from '@/ui/formatNumber'

/** Adds the dollar sign to an amount, and to text that begins with one. */
export function formatSalary(salary: number | string): string {
  const text = typeof salary === 'number' ? formatNumber(salary) : salary
  return /^\d/.test(text) ? `$${text}` : text
}
