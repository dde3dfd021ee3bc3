/** As many cards beside each other as there is room for; one on a phone. */
export const videoGridStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 2,
  m: 0,
  px: 2,
  pb: 2,
  listStyle: 'none',
} as const
