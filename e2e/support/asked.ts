import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { callsOf } from './api.ts'
import { mailTo, type openMailbox } from './mailbox.ts'
import { anAddress, requestLinkIn } from './requests.ts'

interface Config {
  privacyNotice: { version: string }
}
type Mailbox = Awaited<ReturnType<typeof openMailbox>>

/** A request that somebody made on the page and confirmed, with the path of its private link; ana's unit searches for it. */
export async function askedAndAccepted(request: APIRequestContext, mailbox: Mailbox, title: string) {
  const email = anAddress()
  const records = await callsOf(request, 'records')
  const [campus] = (await records('get', 'Campus/All')).items
  const { privacyNotice } = (await json(await request.get('/api/Core/Config'))) as Config
  const form = {
    ...{ requesterType: 'researcher', firstName: 'Juana', lastName: 'Dela Cruz', email, requestType: 'foi' },
    ...{ campusId: campus.id, title, description: 'All that was written on it last year.', purpose: 'For a thesis.' },
    ...{ deliveryMode: 'download', privacyNoticeVersion: privacyNotice.version, idempotencyKey: `journey ${email}` },
  }
  await json(await request.post('/api/DocumentRequest', { data: form }))
  const confirm = new URLSearchParams(requestLinkIn(await mailTo(mailbox, email, 'Confirm your request')).split('?')[1])
  await json(await request.post('/api/DocumentRequest/Confirm', { data: { token: confirm.get('confirm') } }))
  const link = requestLinkIn(await mailTo(mailbox, email, 'We have your request'))
  const { items } = await records('get', `DocumentRequest/All?search=${encodeURIComponent(title)}`)
  const [{ id }] = items
  await accepted(request, id)
  return { id: id as number, email, link }
}

/** A request over the counter of somebody without an e-mail address, accepted. */
export async function enteredAndAccepted(request: APIRequestContext, title: string): Promise<number> {
  const records = await callsOf(request, 'records')
  const [campus] = (await records('get', 'Campus/All')).items
  const { id } = await records('post', 'DocumentRequest/Register', {
    ...{ requesterType: 'citizen', firstName: 'Noel', lastName: 'Santos', requestType: 'foi', campusId: campus.id },
    ...{ title, description: 'All that was written on it last year.', purpose: 'For a thesis.' },
    ...{ deliveryMode: 'pick_up', channel: 'walk_in', receivedOn: new Date().toISOString().slice(0, 10) },
  })
  await accepted(request, id)
  return id
}

/** Given to ana's unit; approver decides. */
async function accepted(request: APIRequestContext, id: number): Promise<void> {
  const { deliveryUnit } = await (await callsOf(request, 'ana'))('get', 'Account/Me')
  const decider = await (await callsOf(request, 'approver'))('get', 'Account/Me')
  const records = await callsOf(request, 'records')
  await records('put', `DocumentRequest/${id}/Accept`, { deliveryUnitId: deliveryUnit.id, decisionMakerId: decider.id })
}

/** What ana's unit found for a request: a new document with this file, proposed for release. */
export async function proposed(request: APIRequestContext, id: number, file: { name: string; buffer: Buffer }) {
  const ana = await callsOf(request, 'ana')
  const me = await ana('get', 'Account/Me')
  const { items } = await ana.upload({
    deliveryUnitId: me.deliveryUnit.id,
    file: { name: file.name, mimeType: 'application/pdf', buffer: file.buffer },
  })
  const [{ fileManagerId }] = items
  await ana('put', `DocumentRequest/${id}/Start`, {})
  await ana('put', `DocumentRequest/${id}/Propose`, { items: [{ fileManagerId, proposal: 'release' }] })
}

async function json(answer: APIResponse) {
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
