import { Link } from 'react-router-dom'
import { legal } from '@/content/legal'
import { paths } from '@/content/paths'

/** Under each form that asks for a name. */
export function PrivacyNote() {
  return (
    <p className="small">
      {legal.note} <Link to={paths.privacy}>{legal.privacy}</Link>, <Link to={paths.terms}>{legal.terms}</Link>
    </p>
  )
}
