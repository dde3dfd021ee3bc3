/** Links in the mails that the running product has written. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'

/** Returns the path in the link to choose a password, once the mail to the address has been sent. */
export async function linkMailedTo(email: string): Promise<string> {
  const folder = inject('mailFolder')
  let link: string | undefined
  await expect
    .poll(() => {
      const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
      const mail = mails.find((text) => text.includes(email))?.replaceAll(/=\r?\n/gu, '')
      link = mail && /\/reset\/[\w.-]+(\?invited)?/u.exec(mail)?.[0]
      return link
    })
    .toBeTruthy()
  return link ?? ''
}
