import * as contract from '@sinupan/contract'
import { limitedAddressOf } from '../../platform/http/origin.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { forgotPassword } from './use-cases/forgot-password.ts'
import { sendConfirmation } from './use-cases/send-confirmation.ts'
import { signUp } from './use-cases/sign-up.ts'
import { verifyEmail } from './use-cases/verify-email.ts'

/** Getting an account, and getting back into it. */
export function accountsRoutes(app: App): void {
  serve(app, contract.signUp, (ctx, { body }, { request }) =>
    signUp(ctx, { ...body, address: limitedAddressOf(request) }),
  )
  serve(app, contract.sendConfirmation, (ctx, { query }, { request }) =>
    sendConfirmation(ctx, { ...query, address: limitedAddressOf(request) }),
  )
  serve(app, contract.verifyEmail, (ctx, { query }, { request }) =>
    verifyEmail(ctx, { ...query, address: limitedAddressOf(request) }),
  )
  serve(app, contract.forgotPassword, (ctx, { body }, { request }) =>
    forgotPassword(ctx, { ...body, address: limitedAddressOf(request) }),
  )
}
