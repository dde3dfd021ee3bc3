/** Leads to where everything that goes on without its asker is found. */
import { Link } from 'react-admin'

export function JobsLink() {
  return <Link to="/jobs">Imports and exports</Link>
}
