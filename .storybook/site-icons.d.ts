declare module 'virtual:site-icons' {
  import type { LucideIcon } from 'lucide-react'
  const icons: Record<string, LucideIcon>
  export = icons
}
