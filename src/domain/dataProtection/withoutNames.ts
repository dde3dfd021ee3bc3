/** Takes a person's names out of what others wrote. */

export interface NamedPerson {
  firstname: string
  lastname: string
  email: string
  employee_id: string | null
}

/** Replaces a removed text, or a removed name in a text. */
export const REMOVED = '[removed]'

/** Returns the words by which a text may name the person, the longest first. */
export const namesOf = ({ firstname, lastname, email, employee_id }: NamedPerson): string[] =>
  [
    `${firstname} ${lastname}`,
    `${lastname} ${firstname}`,
    `${lastname}, ${firstname}`,
    email,
    employee_id ?? '',
    lastname,
    firstname,
  ].filter((name) => name.trim().length > 1)

/** Removes names as whole words in the case that names have: 'Will' goes, 'will' stays. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce(
    (rest, name) =>
      rest.replaceAll(
        new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name.trim())}(?![\\p{L}\\p{N}])`, 'gu'),
        REMOVED,
      ),
    text,
  )

const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
