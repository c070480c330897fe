-- How often pages were seen, by day: no address, no identifier, nothing of one visitor.
create table visits (
  day date not null,
  page text not null,
  -- The host that linked to it; empty: none, or one of our own pages.
  source text not null,
  language text not null,
  -- The region that the browser names beside its language; empty: none.
  country text not null,
  -- How often somebody came in with it, and how often it was seen.
  entries integer not null,
  views integer not null,
  primary key (day, page, source, language, country)
);
