import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'

// A server that DATABASE_URL names for the tests may be reached in any way.
test.skipIf(process.env['DATABASE_URL'])(
  'the tests of this project speak over the network with a server that nobody of ours watches over',
  async () => {
    const client = new pg.Client({ connectionString: inject('databaseServer') })
    await client.connect()
    onTestFinished(() => client.end())
    const { rows } = await client.query(`
    select inet_server_addr() is not null as is_by_network, current_setting('unix_socket_directories') as sockets,
      current_setting('fsync') as waits_for_disk`)
    expect(rows).toEqual([{ is_by_network: true, sockets: '', waits_for_disk: 'on' }])
  },
)
