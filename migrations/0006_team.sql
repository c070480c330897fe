-- Who works for the association. The name is the same in every language; all texts live beside it, Polish among them: unlike
-- a product a member needs no Polish text, any one language is enough.
create table team_members (
  id integer generated always as identity primary key,
  name text not null,
  image_url text,
  sort_order integer not null default 0,
  is_active boolean not null default true,
  -- Rises with every change, as on products.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table team_member_translations (
  team_member_id integer not null references team_members on delete cascade,
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  role text not null,
  description text not null,
  primary key (team_member_id, language)
);
