import * as contract from '@sinupan/contract'
import { type App, serve } from '../../platform/http/serve.ts'
import { removeAvatar, setAvatar } from './avatars/own-avatar.ts'
import { sendAvatar } from './avatars/send-avatar.ts'
import { changeEmail, confirmEmailChange, getEmailChange } from './use-cases/change-email.ts'
import { changePassword } from './use-cases/change-password.ts'
import { changeUserName } from './use-cases/change-user-name.ts'
import { getPreferences, updatePreferences } from './use-cases/own-preferences.ts'
import { updateProfile } from './use-cases/update-profile.ts'

const done = { error: false as const }

/** What people change of their own account. */
export function ownAccountRoutes(app: App): void {
  serve(app, contract.updateProfile, (ctx, { params, body }) => updateProfile(ctx, params.id, body))
  serve(app, contract.changePassword, async (ctx, { body }) => {
    await changePassword(ctx, body)
    return done
  })
  serve(app, contract.changeEmail, async (ctx, { body }) => {
    await changeEmail(ctx, body)
    return done
  })
  serve(app, contract.getEmailChange, (ctx) => getEmailChange(ctx))
  serve(app, contract.confirmEmailChange, (ctx, { body }) => confirmEmailChange(ctx, body.code))
  serve(app, contract.changeUserName, (ctx, { body }) => changeUserName(ctx, body))
  serve(app, contract.setAvatar, (ctx, _, { request }) => setAvatar(ctx, request))
  serve(app, contract.removeAvatar, (ctx) => removeAvatar(ctx))
  serve(app, contract.readAvatar, (ctx, { params }, exchange) => sendAvatar(ctx, params.id, exchange))
  serve(app, contract.getPreferences, (ctx) => getPreferences(ctx))
  serve(app, contract.updatePreferences, (ctx, { body }) => updatePreferences(ctx, body))
}
