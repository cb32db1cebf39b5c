export const themeSelect = {
  label: 'Theme',
  /** By value of CSS `color-scheme`; with the first, the visitor's system decides. */
  options: { 'light dark': 'System', light: 'Light', dark: 'Dark' },
}
