import pg from 'pg'

/**
 * A dedicated connection without the pool's timeouts, for example to wait for another copy. Closing it releases its
 * locks and rolls its transaction back.
 */
export async function withDedicatedConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'salorge', keepAlive: true })
  // A broken connection also fails the running query, which reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
