/** Where a person's password is reset (spec 2). */
export const resetPasswordPath = ({ id }: { id: string }): string =>
  `/users/${encodeURIComponent(id)}/resetpassword`
