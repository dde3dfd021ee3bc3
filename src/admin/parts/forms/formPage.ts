/** A form's width, and room below: the sticky bar never hides what the keyboard is at. */
export const formPageStyles = {
  maxWidth: 800,
  '& input, & textarea, & button': { scrollMarginBottom: 120 },
} as const
