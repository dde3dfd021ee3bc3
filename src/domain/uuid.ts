const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu

/** True for a UUID in its canonical text form, in either case. */
export const isUuid = (text: string): boolean => UUID.test(text)
