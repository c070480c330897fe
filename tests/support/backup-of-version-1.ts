import type { Migration } from '../../src/server/database/migrate.ts'

/** What was written when a seal was the end of a backup. */
export const backupOfVersion1 = Buffer.from(
  `H4sIAAAAAAAEA3WRO07DQBCG6/gU1t+yibyOAskegibQBEfRJF6MYf3Irh0kIksoAnEGhAQlB0iH6BJfhBNwBGTyRqKdf2a+TzNTpKQzCAxp
  dJOnYLhMdERVxZBKdCDtbTKR2oRJDMEZUp0EmiIIdFdtYIjIlxBwHfe4znndbZ3xE+E2BeeNVrPTqzrCQFMWJrGBuIDjOHxgrqSaSNMwY4V+
  YU03PhkNlQRDTFG1dG+SYZSoPFrt+I0ZKE1VKP0BZegz6OTWQPDC+kuo7dzsnZvTaTvtI8exvMa//LUmDuChvxHcQt3C4rXuYq7sr/tXc0ea
  YLm1HpWfi3k5Wz55cbB8Ll/U8tHLPO/Uvqbyo3ywv9/eZwd4I8e5jEd7F1gbDEJ/YOQYDIpM9SYXDKE5N9KHyHQuC+sHjZt0N9QBAAAfiwgA
  AAAAAAD/AVwAo/97InBhcnQiOiJzZWFsIiwic2hhMjU2IjoiMjMyZWIxYTZlYWI0MTYyYjJmOGNkYmVkYzk3MGEzMzliNzM0YTJlZjBlZmIx
  MjgyZGQ1NmQ2ZTYyNzA5YTAxNSJ9CggEvuNcAAAA`,
  'base64',
)

/** The database of which it was made. */
export const shelves: Migration[] = [
  {
    name: '0001_shelves.sql',
    sql: `create table shelves (id integer primary key generated always as identity, name text not null)`,
  },
]
