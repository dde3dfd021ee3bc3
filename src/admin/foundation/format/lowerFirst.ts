/** Returns a label as it stands within a sentence: 'Task name' becomes 'task name', 'AI review' and 'GBS video' stay. */
export const lowerFirst = (label: string): string =>
  label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
