/** Resolvers of signing in, refreshing, signing out and the current user. */
import type { Resolvers } from '#api/generated/contract.ts'
import { unauthenticated } from '#domain/errors.ts'
import { isLanguage } from '#texts/languages.ts'
import { readClient, logoUrl } from '../../context/clients/clientAppearance.ts'
import { isOwnMachine } from '#domain/ownMachine.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { login, refreshSession } from './login.ts'
import { readAdministrators, readMe, updateMyLanguage } from './accountQueries.ts'
import { forgotPassword, resetLinkEmail, resetPassword } from './passwordReset.ts'
import { endSession } from './sessionQueries.ts'

export const authResolvers = {
  Query: {
    me: (_root, _args, context) => readMe(context.db, requireSession(context)),
    resetLinkEmail: (_root, { resetToken }, context) => resetLinkEmail(context, resetToken),
  },
  Me: {
    client: async ({ client_id }, _args, { db, files }) => {
      const client = await readClient(db, client_id)
      if (!client) throw unauthenticated()
      return { ...client, logo_url: await logoUrl(files, client.logo_file) }
    },
    // One that the product no longer has counts as none.
    language: ({ language }) => (isLanguage(language) ? language : null),
    must_set_up_second_factor: (_me, _args, context) =>
      requireSession(context).mustSetUpSecondFactor,
    public_url: (_me, _args, { settings: { publicUrl } }) =>
      isOwnMachine(new URL(publicUrl).hostname) ? null : publicUrl,
    administrators: ({ client_id }, _args, { db }) => readAdministrators(db, client_id),
  },
  Mutation: {
    login: (_root, { loginData }, context) => login(context, loginData),
    refreshToken: (_root, { refreshTokenInput }, context) =>
      refreshSession(context, refreshTokenInput.refreshToken),
    logout: async (_root, _args, context) => {
      await endSession(context, requireSession(context))
      return true
    },
    updateMyLanguage: (_root, { language }, context) => updateMyLanguage(context, language ?? null),
    forgotPassword: (_root, { email }, context) => forgotPassword(context, email),
    resetPassword: (_root, { resetPasswordInput }, context) =>
      resetPassword(context, resetPasswordInput),
  },
} satisfies Resolvers<RequestContext>
