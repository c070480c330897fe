-- What an administrator may do (src/guards/permissions.ts). Whoever was there before roles came is an owner.
alter table administrators
  add column role text not null default 'owner' check (role in ('owner', 'office', 'packer', 'accountant', 'marketing')),
  -- Where letters to this administrator go: none until one is given.
  add column email text;
alter table administrators alter column role drop default;
