/** What headers are compared by: 'Employee ID', 'employee_id' and ' EMPLOYEE-ID ' are the same one. */
export const normalizeHeader = (header: string): string =>
  header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
