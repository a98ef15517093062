/** The palette of a page that names none: apart from the palettes, because scripts of pages compare with it. */
export const defaultTheme = 'dusk';
