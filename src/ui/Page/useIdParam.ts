import { useLocation } from 'react-router-dom'

/** Returns the id in an address such as `/jobs/:id`. React Router's useParams takes a `%2F` in the id for a slash. */
export function useIdParam(): string {
  const segment = useLocation().pathname.split('/')[2] ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
