/** Loaded into a product before its own code: its clock, in every thread, is the machine's plus SOAK_CLOCK_OFFSET. */
const RealDate = Date
const offset = Number(process.env.SOAK_CLOCK_OFFSET)

globalThis.Date = new Proxy(RealDate, {
  apply: () => new Date().toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + offset] : args, newTarget),
  get: (target, name) =>
    name === 'now' ? () => RealDate.now() + offset : Reflect.get(target, name),
})
