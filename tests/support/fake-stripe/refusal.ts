/** An error answer in Stripe's form. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal'
  readonly status: number
  readonly told: { type: string; message: string; code?: string; param?: string }

  constructor(status: number, message: string, code?: string, param?: string, type = 'invalid_request_error') {
    super(message)
    this.status = status
    this.told = { type, message, ...(code && { code }), ...(param && { param }) }
  }
}

export const unknownObject = (kind: string, id: string, param = 'id') =>
  new StripeRefusal(404, `No such ${kind}: '${id}'`, 'resource_missing', param)
