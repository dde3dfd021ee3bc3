/** The list or page that a path belongs to: '/users/7/show' is of '/users', the dashboard's '/' of '/home'. */
export function menuPathOf(pathname: string): string {
  const [section] = pathname.split('/').filter((segment) => segment !== '')
  return `/${section ?? 'home'}`
}
