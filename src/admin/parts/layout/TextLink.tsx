/** A link in text or a table, styled by baseStyles: the cheapest kind, because lists have dozens. */
import { LinkBase, type LinkBaseProps } from 'react-admin'
import { TEXT_LINK_CLASS } from '../../foundation/theme/baseStyles.ts'

export function TextLink(props: LinkBaseProps) {
  return <LinkBase {...props} className={TEXT_LINK_CLASS} />
}
