import { dropSender } from '@sinupan/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { validate } from '../../platform/http/validate.ts'
import { refuseField } from '../../platform/refusal.ts'
import { takeForm } from '../files/index.ts'
import { beginDelivery, type Delivery, deliverFile, endDelivery } from './use-cases/deliver-file.ts'

/**
 * Takes the file of a form in; answers its receipt. What does not arrive gives its place back.
 *
 * @throws Refusal as `beginDelivery` and `deliverFile`; ValidationFailed, TooLarge, TypeRefused, UploadBroken
 */
export async function receiveDelivery(
  ctx: Context,
  request: FastifyRequest,
  { token, address }: { token: string; address: string },
): Promise<string> {
  let begun: Delivery | undefined
  try {
    const { target, files } = await takeForm(ctx, request, {
      open: async (fields) => {
        begun = await beginDelivery(ctx, { token, address, sender: validate(dropSender, withoutEmpty(fields)) })
        return begun
      },
      limitOf: ({ drop }) => drop.maxBytes ?? ctx.config.UPLOAD_LIMIT,
      mostFiles: 1,
    })
    const [file] = files
    if (!file) throw refuseField('file', 'Choose a file.')
    if ('refusal' in file) throw file.refusal
    await deliverFile(ctx, target, file.arrived)
    return target.receipt
  } catch (error) {
    if (begun) await endDelivery(ctx, begun)
    throw error
  }
}

const withoutEmpty = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
