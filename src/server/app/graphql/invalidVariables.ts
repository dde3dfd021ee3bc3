/** Finds the fields of a request's variables that do not fit the document's types. */
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  typeFromAST,
} from 'graphql'

/**
 * Returns names in the order in which graphql and the compiled documents report them; for a nested value the innermost
 * field.
 */
export function invalidVariables(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): string[] {
  return definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return []
    return (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
      const { value: name } = variable.name
      const inputType = typeFromAST(schema, type)
      if (!isInputType(inputType) || (defaultValue && variables[name] === undefined)) return []
      return invalidFields(name, inputType, variables[name])
    })
  })
}

function invalidFields(name: string, type: GraphQLInputType, value: unknown): string[] {
  if (isNonNullType(type))
    return value === null || value === undefined ? [name] : invalidFields(name, type.ofType, value)
  if (value === null || value === undefined) return []
  if (isListType(type))
    return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) =>
      invalidFields(name, type.ofType, item),
    )
  if (!isInputObjectType(type)) return isLeafValue(() => type.parseValue(value)) ? [] : [name]
  if (typeof value !== 'object') return [name]
  const input = value as Readonly<Record<string, unknown>>
  const fields = type.getFields()
  return [
    ...Object.values(fields).flatMap((field) =>
      input[field.name] === undefined && !isRequiredInputField(field)
        ? []
        : invalidFields(field.name, field.type, input[field.name]),
    ),
    ...Object.keys(input).filter((key) => !Object.hasOwn(fields, key)),
  ]
}

/** A leaf's parser returns undefined, or throws, for an invalid value. */
function isLeafValue(parse: () => unknown): boolean {
  try {
    const value = parse()
    return value !== undefined && !Number.isNaN(value)
  } catch {
    return false
  }
}
