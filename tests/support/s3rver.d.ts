declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      directory: string
      silent: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    allowMismatchedSignatures: boolean
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
