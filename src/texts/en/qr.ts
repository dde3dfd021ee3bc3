/** Labels of the printed QR codes, and of what their codes fill in. */
export const qr = {
  title: 'QR codes',
  action: 'Print QR code',
  actionOfMany: 'Print QR codes',
  print: 'Print',
  none: 'Select locations, departments or tasks in their lists, then choose ‘Print QR codes’.',
  failed: 'The QR codes could not be loaded.',
  instruction: 'Scan with your phone to add an observation here.',
  code: 'QR code that opens the observation form',
  inside: 'In %{name}',
  tooMany: 'Print QR codes (up to %{limit})',
  complete: 'The code also fills in what you choose here.',
  department: 'Department',
  location: 'Location',
  task: 'Task',
  unavailable: {
    location: 'The location of this QR code is not available to you. Choose another one.',
    department:
      'The department of this QR code is not available at this location. Choose another one.',
    task: 'The task of this QR code is not available in this department. Choose another one.',
  },
} as const
