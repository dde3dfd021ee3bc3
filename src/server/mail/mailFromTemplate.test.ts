import { expect, it } from 'vitest'
import { mailFromTemplate } from './mailFromTemplate.ts'

const link = 'https://liftwise.example/reset/abc'

it('writes the name and the link into both texts', async () => {
  const { subject, text, html } = await mailFromTemplate('passwordReset', { name: 'Zoë', link })
  expect(subject).toBe('Choose a new Liftwise password')
  expect(text).toMatch(/^Hello Zoë,\n/)
  expect(text).toContain(`\n${link}\n`)
  expect(html).toContain(`href="${link}"`)
})

it('never lets a name become markup, a header or another line', async () => {
  const name = '<img src=x onerror="alert(1)">\r\nBcc: evil@evil.example\u2028{{link}}'
  const { subject, text, html } = await mailFromTemplate('passwordReset', { name, link })
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  expect(text).not.toMatch(/^Bcc:/m)
  expect(subject).not.toContain('\n')
  expect(text).toContain('{{link}}')
})

it('refuses to send a text with a hole in it', async () => {
  await expect(mailFromTemplate('passwordReset', { name: 'Zoë' })).rejects.toThrow('link')
})
