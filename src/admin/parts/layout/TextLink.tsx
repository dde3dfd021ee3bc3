/** A link in running text or a table, as baseStyles draw it: the lightest there is, for lists have dozens. */
import { LinkBase, type LinkBaseProps } from 'react-admin'
import { TEXT_LINK_CLASS } from '../../foundation/theme/baseStyles.ts'

export function TextLink(props: LinkBaseProps) {
  return <LinkBase {...props} className={TEXT_LINK_CLASS} />
}
