/** Picks the value that belongs to an id, the same one on every run. */
export function pick<Value>(values: readonly Value[], id: number): Value {
  const value = values[id % values.length]
  if (value === undefined) throw new Error('There is nothing to pick from.')
  return value
}

export const places = ['Leeds, United Kingdom', 'Pune, India', 'Sharjah, United Arab Emirates', 'Austin, United States']
export const employers = ['Norvane', 'Tallis & Rook', 'Ostrava Mills', 'Bexley Freight', 'Kinmore', 'Halden Labs']
export const people = ['Amara Osei', 'Jonas Lindqvist', 'Priya Raman', 'Mateo Silva', 'Hana Novak', 'Farid Rahimi']
