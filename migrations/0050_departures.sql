-- When the letter to the customer about a parcel that has left is due: until it has gone, "sent" can be taken back. Null: none waits.
alter table orders add column announce_at timestamptz;
