/** As in the style sheets: above the mobile breakpoint of spec section 9. */
export const wide = '(width > 768px)'
