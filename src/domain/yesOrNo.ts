/** A Boolean in a spreadsheet. */
export const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No')
