/** Returns the menu path that a path belongs to: '/users' for '/users/7/show', '/home' for the dashboard's '/'. */
export function menuPathOf(pathname: string): string {
  const [section] = pathname.split('/').filter((segment) => segment !== '')
  return `/${section ?? 'home'}`
}
