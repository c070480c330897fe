import { createServer as createSilent, type AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { readCertificate } from './look-around.server.ts'

/** Made for this test alone, for the name `localhost`, valid for a hundred years. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgrxVhQ6KtYdGIVYCh
RCEJICh6YEX8T2q3DQmnVB/W+GOhRANCAAQlzpvSbuWkZidAG49OltwSUGZLyVTC
bB24lQUV0o5G9gV/RhR4qATyH/oRw5mujIWaCQ2+ZxgC5xEmvqjkmHj6
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUI5YXPRIthocI4r5dWMjw4BSSz1cwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzA2NTMzOFoYDzIxMjYxMTAz
MDY1MzM4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQlzpvSbuWkZidAG49OltwSUGZLyVTCbB24lQUV0o5G9gV/RhR4qATy
H/oRw5mujIWaCQ2+ZxgC5xEmvqjkmHj6o2kwZzAdBgNVHQ4EFgQUemoMQIQz0+tn
SloYqIStC+NA8Z0wHwYDVR0jBBgwFoAUemoMQIQz0+tnSloYqIStC+NA8Z0wDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIgbLrSHDFcZTaarcXphALUnJAC+Lvz5lrN3KBSrcnXG0ECIQDcZ640cosZ
l+YHlF8i9NBg+YRC4MdtjHKeJ0gGnJaZkw==
-----END CERTIFICATE-----`

async function listen(server: ReturnType<typeof createSilent>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('a certificate is read as visitors get it: its last day, and whether browsers take it', async () => {
  const port = await listen(createServer({ key, cert }))
  const trusted = await readCertificate(new URL(`https://localhost:${port}`), cert)
  expect(trusted).toMatchObject({ host: 'localhost', problem: null })
  expect(trusted.validTo).toMatch(/^21\d\d-/)
  const itself = await readCertificate(new URL(`https://localhost:${port}`))
  expect(itself).toMatchObject({ problem: 'DEPTH_ZERO_SELF_SIGNED_CERT', validTo: trusted.validTo })
  const other = await readCertificate(new URL(`https://127.0.0.1:${port}`), cert)
  expect(other.problem).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
})

test('an address that nobody answers at is said, within seconds', async () => {
  const server = createSilent()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  expect(await readCertificate(new URL(`https://localhost:${port}`))).toMatchObject({
    validTo: null,
    problem: 'ECONNREFUSED',
  })
})
