import pg from 'pg'

/**
 * A connection for work that takes as long as it takes, such as waiting for another copy; those of the pool give up
 * after seconds. Closing it releases its locks and undoes its open transaction, whatever happened.
 */
export async function withDedicatedConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'salorge', keepAlive: true })
  // A broken connection also fails the query that is running on it, which tells the story.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
