-- An invoice or correction on its way into KSeF, the state's system of e-invoices, and what the system said of it. Documents that don't go
-- there have no row: those to people, those of a demonstration, and what was issued while it was off.
create table ksef_documents (
  invoice_id integer primary key references invoices on delete cascade,
  environment text not null check (environment in ('test', 'production')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'accepted', 'refused')),
  -- What is sent: written at the moment of sending, because it bears that day, and kept as it was sent.
  issue_day date,
  xml text,
  hash text,
  -- From here on the system may have it, whether or not it has said so.
  sent_at timestamptz,
  session text,
  reference text,
  ksef_number text,
  accepted_at timestamptz,
  upo text,
  refusal jsonb,
  -- What keeps it from going on, if anything does.
  problem text,
  -- When its buyer was to get it without a number, and the code that proves who issued it. From then on it stays as it was written.
  handed_over_at timestamptz,
  certificate_link text,
  -- The document of the same content that was refused for a technical reason after its buyer got it.
  hash_of_corrected text,
  -- The seller as named when a refused document was sent again, so that what was wrong there can be mended.
  seller jsonb,
  -- By when the law wants it there, and by what rule; null: no day is set.
  due_on date,
  due_by text check (due_by in ('issuing', 'offline24', 'unavailable', 'failure', 'total_failure')),
  -- Whoever brings it forward takes it for a while, so that two never do.
  taken_at timestamptz,
  looked_at timestamptz,
  -- When its buyer was sent a letter with it.
  told_at timestamptz,
  created_at timestamptz not null default now(),
  history jsonb not null default '[]',
  check ((state = 'accepted') = (ksef_number is not null and accepted_at is not null)),
  check (state <> 'refused' or refusal is not null),
  check ((xml is null) = (hash is null) and (xml is null) = (issue_day is null)),
  check (state in ('waiting', 'refused') or xml is not null),
  check (handed_over_at is null or xml is not null)
);
create unique index ksef_documents_number on ksef_documents (ksef_number);
create index ksef_documents_open on ksef_documents (invoice_id) where state <> 'accepted' or upo is null;

-- What the system has accepted is what was issued: it stays as it is.
create function keep_ksef_documents() returns trigger language plpgsql as $$
begin
  if old.state = 'accepted' and (new.state, new.ksef_number, new.xml, new.hash, new.issue_day)
    is distinct from (old.state, old.ksef_number, old.xml, old.hash, old.issue_day) then
    raise exception 'a document that KSeF has accepted is never changed (%)', old.ksef_number;
  end if;
  return new;
end $$;
create trigger keep_ksef_documents before update on ksef_documents for each row execute function keep_ksef_documents();
