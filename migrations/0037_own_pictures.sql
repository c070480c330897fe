-- Pictures that an owner has put in the place of ours. A place whose original is back keeps its row, and so its version.
create table own_pictures (
  slot text primary key,
  version integer not null default 0,
  -- As it was uploaded, to be cut again; none where the original is shown.
  source_picture_url text,
  crops jsonb not null default '{}',
  -- By language; empty for a picture that only decorates.
  alt jsonb not null default '{}'
);

-- Each of them in each width that pages ask for.
create table own_picture_cuts (
  slot text not null references own_pictures (slot) on delete cascade,
  crop text not null,
  width integer not null,
  height integer not null,
  colour text not null,
  picture_url text not null,
  primary key (slot, crop, width)
);
