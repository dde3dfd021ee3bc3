/**
 * Makes the addresses in answers absolute: a program that is not a page of this server cannot open others. They are found by
 * their names in the contract, so that none is forgotten.
 */
import { defaultFieldResolver, GraphQLObjectType, type GraphQLSchema } from 'graphql'
import type { Resolver } from '../../context/request/guard.ts'

const ADDRESS = /(^|_)url$/

export function makeAddressesAbsolute(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType)) continue
    for (const field of Object.values(type.getFields()))
      if (ADDRESS.test(field.name))
        field.resolve = withOrigin(field.resolve as Resolver | undefined)
  }
}

const withOrigin =
  (resolve: Resolver = defaultFieldResolver): Resolver =>
  (source, args, context, info) => {
    const absolute = (address: unknown) =>
      typeof address === 'string' && address.startsWith('/')
        ? `${context.origin}${address}`
        : address
    const address: unknown = resolve(source, args, context, info)
    return address instanceof Promise ? address.then(absolute) : absolute(address)
  }
