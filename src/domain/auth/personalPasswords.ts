/** Passwords that somebody who knows a person tries first. */

export interface PasswordOwner {
  email: string | null
  firstname: string
  lastname: string
  company_name: string
}

/**
 * Returns whether a password is no more than the person's address or name, their company's or the product's, whatever
 * digits and signs it also has.
 */
export function isPersonalPassword(password: string, owner: PasswordOwner): boolean {
  const { firstname, lastname, company_name: company } = owner
  const email = owner.email ?? ''
  const words = [
    email,
    email.slice(0, email.lastIndexOf('@')),
    firstname,
    lastname,
    firstname + lastname,
    lastname + firstname,
    company,
    'Liftwise',
  ]
  const letters = lettersOf(password)
  return letters !== '' && words.some((word) => lettersOf(word) === letters)
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()
