/** Printed QR codes, and what their codes fill in. */
export const app = {
  qr: {
    action: 'Print QR code',
    actionOfMany: 'Print QR codes',
    tooMany: 'Print QR codes (up to %{limit})',
  },
} as const

export const pages = {
  qr: {
    title: 'QR codes',
    print: 'Print',
    none: 'No location, department or task is selected. Open one and choose ‘Print QR code’, or select several in their list.',
    ownMachine:
      'Phones cannot open this address: it leads to this computer only. Open Liftwise at its address in your network before you print, or have PUBLIC_URL set on the server.',
    failed: 'The QR codes could not be loaded.',
    instruction: 'Scan with your phone to add an observation here.',
    code: 'QR code that opens the observation form',
    inside: 'In %{name}',
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
  },
} as const
