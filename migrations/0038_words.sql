-- What an owner says instead of the program's own words: as it is published, and as it is being written. Kept beside it is the original
-- that it was written over, so that a later program can say that this has changed.
create table words (
  state text not null check (state in ('published', 'draft')),
  room text not null,
  path text not null,
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  -- Of a draft null: back to the original.
  text text,
  original text not null,
  saved_by text not null,
  saved_at timestamptz not null default clock_timestamp(),
  primary key (state, room, path, language),
  check (text is not null or state = 'draft')
);
