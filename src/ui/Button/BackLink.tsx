import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './Button.module.css'

export function BackLink({ text, ...link }: Pick<LinkProps, 'to' | 'state'> & { text: string }) {
  return (
    <Link {...link} className={`with-icon ${styles.back}`} data-screen-only="">
      <ArrowLeft />
      {text}
    </Link>
  )
}
