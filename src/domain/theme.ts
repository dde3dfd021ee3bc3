/** Highlight colour of a client and readable text colours on it. */
export const DEFAULT_HIGHLIGHT = '#faa61a'

/** WCAG AA for normal text. */
export const MIN_TEXT_CONTRAST = 4.5

/** Light or dark. */
export type ColourMode = 'light' | 'dark'

const HEX_COLOUR = /^#[0-9a-f]{6}$/iu

export const isHexColour = (value: string): boolean => HEX_COLOUR.test(value)

/** Returns black where the perceived brightness is above 0.5; an invalid colour counts as the default. */
export const readableTextColour = (hex: string): '#000000' | '#ffffff' => {
  const [red, green, blue] = toRgb(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255 > 0.5 ? '#000000' : '#ffffff'
}

/** Returns the WCAG contrast ratio of two colours, 1 to 21. */
export const contrastRatio = (hexA: string, hexB: string): number => {
  const [dark = 0, light = 0] = [relativeLuminance(hexA), relativeLuminance(hexB)].toSorted(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the colour, or the lightest of its darker shades with 4.5:1 on white and on the given surfaces. */
export const darkenUntilReadable = (hex: string, ...surfaces: string[]): string =>
  mixUntilReadable(hex, '#000000', ['#ffffff', ...surfaces])

/** Returns the colour, or the darkest of its lighter shades with 4.5:1 on the given surfaces. */
export const lightenUntilReadable = (hex: string, ...surfaces: string[]): string =>
  mixUntilReadable(hex, '#ffffff', surfaces)

const mixUntilReadable = (hex: string, end: string, surfaces: string[]): string => {
  for (let share = 100; share > 0; share -= 1) {
    const shade = mixColours(hex, end, share / 100)
    if (surfaces.every((on) => contrastRatio(shade, on) >= MIN_TEXT_CONTRAST)) return shade
  }
  return end
}

/** Mixes a share of the first colour with the second. */
export const mixColours = (hex: string, other: string, share: number): string => {
  const others = toRgb(other)
  return toHex(
    toRgb(hex).map((channel, at) => Math.round(channel * share + (others[at] ?? 0) * (1 - share))),
  )
}

const toRgb = (hex: string): [number, number, number] => {
  const digits = (isHexColour(hex) ? hex : DEFAULT_HIGHLIGHT).slice(1)
  const channel = (start: number): number => Number.parseInt(digits.slice(start, start + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

const relativeLuminance = (hex: string): number => {
  const [red, green, blue] = toRgb(hex).map(linearChannel) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linearChannel = (channel: number): number => {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
