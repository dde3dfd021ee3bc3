/** The line and the one flat tone of the illustrations: the page's colours, wherever the page has them from. */
export const INK = {
  line: 'var(--text)',
  tone: 'var(--highlight)',
  paper: 'var(--paper)',
}

/** Width of every outline; half of it lies outside a shape. */
export const LINE_WIDTH = 10
