-- Who applied to belong to the association. A member is seen by visitors once the administrator has published them.
create table members (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('chef', 'restaurant')),
  first_name text,
  last_name text,
  organization_name text,
  email text not null,
  -- A chef's is where materials are posted, and nobody else's business. A restaurant's is public.
  address text not null,
  description text not null,
  photo_url text,
  language text not null check (language in ('pl', 'en', 'de', 'fr')),
  published_at timestamptz,
  applied_at timestamptz not null default now(),
  check (
    case kind
      when 'chef' then first_name is not null and last_name is not null
      else organization_name is not null
    end
  )
);
-- One application of each kind for an address, also when two arrive together. Collation "C": as on the mailing list.
create unique index members_email on members (kind, lower(email collate "C"));
create index members_published on members (kind, published_at desc) where published_at is not null;
