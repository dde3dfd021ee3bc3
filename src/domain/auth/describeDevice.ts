/** Names the browser and the system of a user agent in plain words; null where it names none that we know. */
export interface DeviceName {
  browser: string | null
  system: string | null
}

export const describeDevice = (userAgent: string | null): DeviceName => ({
  browser: firstMatch(BROWSERS, userAgent),
  system: firstMatch(SYSTEMS, userAgent),
})

type Patterns = readonly (readonly [name: string, pattern: RegExp])[]

const firstMatch = (patterns: Patterns, text: string | null): string | null =>
  patterns.find(([, pattern]) => pattern.test(text ?? ''))?.[0] ?? null

/** In this order: most browsers also name those that they are built like. */
const BROWSERS: Patterns = [
  ['Edge', /\bEdg(e|A|iOS)?\//u],
  ['Opera', /\b(OPR|Opera|OPT)\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(Firefox|FxiOS)\//u],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome|Chromium)\//u],
  ['Safari', /\bSafari\//u],
]

const SYSTEMS: Patterns = [
  ['iPhone', /\biPhone\b/u],
  ['iPad', /\biPad\b/u],
  ['Android', /\bAndroid\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Windows', /\bWindows\b/u],
  ['macOS', /\bMac(intosh| OS X)\b/u],
  ['Linux', /\bLinux\b/u],
]
