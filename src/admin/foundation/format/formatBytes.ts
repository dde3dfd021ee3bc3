/** Formats the size of a file: '0.3 MB', '12 MB'. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return (megabytes < 10 ? FINE : COARSE).format(Math.max(megabytes, 0.1))
}

const MEGABYTES = { style: 'unit', unit: 'megabyte' } as const
const FINE = new Intl.NumberFormat(undefined, { ...MEGABYTES, maximumFractionDigits: 1 })
const COARSE = new Intl.NumberFormat(undefined, { ...MEGABYTES, maximumFractionDigits: 0 })
