-- An account's address is its owner's once somebody signed in to the account has followed a link from that mailbox. Orders that were made
-- without an account join it then, and only then. Another address has to be proved anew.
alter table customers
  add column is_email_proved boolean not null default false,
  -- Any of these tokens proves it, as long as the last letter is young enough.
  add column email_proof_hashes bytea[] not null default '{}',
  add column email_proof_until timestamptz;

create function forget_proof_of_email() returns trigger language plpgsql as $$
begin
  new.is_email_proved := false;
  new.email_proof_hashes := '{}';
  new.email_proof_until := null;
  return new;
end $$;
create trigger forget_proof_of_email before update of email on customers for each row
  when (lower(old.email collate "C") is distinct from lower(new.email collate "C"))
  execute function forget_proof_of_email();

-- Which kinds of links there are says the program (`mail/email-link.ts`): a list here had to be written anew for each.
alter table mail_links drop constraint mail_links_kind_check;
