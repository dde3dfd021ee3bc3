/** A form's width, and room below: the sticky bar never hides what the keyboard is at. */
export const formPage = {
  maxWidth: 800,
  '& input, & textarea, & button': { scrollMarginBottom: 120 },
} as const
