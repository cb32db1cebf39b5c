import { themeSelect } from '@/content/theme'
import { setTheme, useTheme } from '@/stores/theme'
import styles from './Footer.module.css'

export function ThemeSelect() {
  const theme = useTheme((state) => state.theme)
  const { label, options } = themeSelect
  return (
    <label className={`with-icon ${styles.theme}`}>
      {label}
      <select value={theme} onChange={({ target }) => setTheme(target.value)}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
