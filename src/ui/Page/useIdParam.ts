import { useLocation } from 'react-router-dom'

/** React Router's useParams takes a `%2F` in an id for a slash. */
export function useIdParam() {
  const segment = useLocation().pathname.split('/')[2] ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
