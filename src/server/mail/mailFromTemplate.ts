/** Fills a pair of texts of templates/mail: `{{name}}` in the text as it is, in the HTML escaped. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../projectRoot.ts'

export interface MailTexts {
  subject: string
  text: string
  html: string
}

/** The subject is the first line of the .txt file, after 'Subject:'. */
export async function mailFromTemplate(
  template: string,
  values: Record<string, string>,
): Promise<MailTexts> {
  const [plain, html] = await Promise.all([read(`${template}.txt`), read(`${template}.html`)])
  const [first = '', ...rest] = fill(plain, values, onOneLine).split('\n')
  return {
    subject: first.replace(/^Subject:\s*/, ''),
    text: rest.join('\n').trimStart(),
    html: fill(html, values, escaped),
  }
}

function read(name: string): Promise<string> {
  return readFile(join(projectRoot, 'templates/mail', name), 'utf8')
}

function fill(text: string, values: Record<string, string>, write: (value: string) => string) {
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The mail text needs a value for ${name}.`)
    return write(value)
  })
}

function onOneLine(value: string): string {
  return value.replace(/[\r\n\u2028\u2029]+/g, ' ')
}

function escaped(value: string): string {
  const codes: Record<string, string> = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': 'quot',
    "'": '#39',
  }
  return value.replace(/[&<>"']/g, (sign) => `&${codes[sign]};`)
}
