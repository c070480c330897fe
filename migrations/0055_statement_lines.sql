-- What bank statements say has come in. Each line waits until the office has said for which order it is, or that it is for none.
create table statement_lines (
  id integer primary key generated always as identity,
  -- Made of all that the bank says of it, and of how many such lines stood before it in the file.
  identity bytea not null unique,
  booked_on date not null,
  amount_grosze integer not null check (amount_grosze > 0),
  title text not null,
  sender text not null,
  sender_account text,
  state text not null default 'open' check (state in ('open', 'booked', 'aside')),
  order_id integer references orders on delete set null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  check ((state = 'open') = (decided_at is null))
);

create index statement_lines_by_state on statement_lines (state, booked_on desc, id desc);
create index statement_lines_by_order on statement_lines (order_id) where order_id is not null;
