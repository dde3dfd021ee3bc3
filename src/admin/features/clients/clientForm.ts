/** The form of a client. Its logo is no pair of fields: a link is read, the name of an upload is sent. */
import type { Client } from '#api/generated/contract.ts'
import { CLIENT_FIELDS, clientSchema, newClient } from '#domain/clients/clientForm.ts'
import type { ClientPairValues } from '#domain/clients/clientForm.ts'
import type { FormConfig } from '../../parts/forms/formConfig.ts'

export const clientFormConfig: FormConfig<ClientPairValues, Client> = {
  resource: 'clients',
  schema: clientSchema,
  fields: CLIENT_FIELDS,
  defaultValues: () => newClient(Intl.DateTimeFormat().resolvedOptions().timeZone),
  noun: 'client',
}
