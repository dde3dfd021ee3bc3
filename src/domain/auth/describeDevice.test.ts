import { expect, it } from 'vitest'
import { describeDevice } from './describeDevice.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const CHROME = `${WEBKIT} Chrome/142.0.0.0`
const SAFARI = 'AppleWebKit/605.1.15'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/18 Safari/605`,
    'Safari on macOS',
  ],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${SAFARI} CriOS/142.0 Mobile`, 'Chrome on iPhone'],
  [`Mozilla/5.0 (Linux; Android 15) ${CHROME} SamsungBrowser/28.0`, 'Samsung Internet on Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`, 'Chrome on ChromeOS'],
  ['curl/8.5.0', 'null on null'],
  [null, 'null on null'],
])('[42.2] %j is named in plain words', (userAgent, name) => {
  const { browser, system } = describeDevice(userAgent)
  expect(`${browser} on ${system}`).toBe(name)
})
