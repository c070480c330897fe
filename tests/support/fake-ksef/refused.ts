/** A no of the system's, in the form that it has for that status. */
export class Refused extends Error {
  readonly status: number
  readonly told: object

  constructor(status: number, code: number, description: string, details: string[] = []) {
    super(description)
    this.status = status
    this.told =
      status === 400
        ? {
            exception: {
              exceptionDetailList: [{ exceptionCode: code, exceptionDescription: description, details }],
              serviceName: 'Undefined',
            },
          }
        : {
            title: 'Refused',
            status,
            detail: description,
            timestamp: '',
            security: { requiredAnyOfPermissions: details },
          }
  }
}
