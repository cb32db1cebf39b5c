/** As in the style sheets: above 768 px, the mobile breakpoint of spec section 9, at the usual size of text. */
export const wide = '(width > 48rem)'
