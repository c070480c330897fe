-- What the owner writes instead of the texts of the law that come with the program.
create table legal_drafts (
  id integer primary key generated always as identity,
  document text not null unique,
  texts jsonb not null,
  version integer not null default 1,
  saved_at timestamptz not null default now()
);

-- Versions that the owner has published, with the seller of that time: contracts rest on them.
create table legal_publications (
  id integer primary key generated always as identity,
  document text not null,
  -- The day in Poland from which it holds.
  version date not null,
  texts jsonb not null,
  seller jsonb not null,
  -- The newest text of the program when it was published: one that comes later doesn't take its place.
  original date not null,
  published_at timestamptz not null default now(),
  unique (document, version)
);

create function keep_legal_publication() returns trigger language plpgsql as $$
begin
  -- What doesn't hold yet can be called back.
  if tg_op = 'DELETE' and old.version > (now() at time zone 'Europe/Warsaw')::date then
    return old;
  end if;
  raise 'a published text of the law stays as it is: % of %', old.document, old.version;
end $$;

create trigger keep_legal_publication before update or delete on legal_publications
  for each row execute function keep_legal_publication();

-- That a lawyer has read a version, of the owner's or of the program's, as an administrator says.
create table legal_readings (
  id integer primary key generated always as identity,
  document text not null,
  version date not null,
  confirmed_by text not null,
  confirmed_at timestamptz not null default now(),
  unique (document, version)
);
