/** Where a person's password is reset (spec 2). */
export const passwordPathOf = ({ id }: { id: string }): string =>
  `/users/${encodeURIComponent(id)}/resetpassword`
