-- What an order still costs after the office changed it (below zero: what has to be given back for it), and what of that the
-- office let its customer off. What is let off is part of the discount.
alter table orders
  add column due_grosze integer not null default 0,
  add column waived_grosze integer not null default 0 check (waived_grosze >= 0);

-- A payment of the difference, besides the one by which the order was paid; and a refund of it, which takes nothing off what was sold.
alter table payments add column is_surcharge boolean not null default false;
alter table refunds add column is_of_change boolean not null default false;

-- A correction is for a refund, or for a change of what was ordered, which it says with what it said before.
alter table invoices
  add column change_id bigint unique,
  add column lines_before jsonb,
  add column buyer_before jsonb,
  drop constraint invoices_reason_check,
  add constraint invoices_reason_check check (reason in ('whole_refund', 'part_refund', 'refund_failed', 'order_changed'));
do $$
declare found text;
begin
  select conname into strict found from pg_constraint
  where conrelid = 'invoices'::regclass and pg_get_constraintdef(oid) like '%num_nulls(corrected, refund_id, reason, before)%';
  execute format('alter table invoices drop constraint %I', found);
end $$;
alter table invoices
  add constraint invoices_correction_named check ((kind = 'correction') = (num_nulls(corrected, reason, before) = 0)),
  add constraint invoices_correction_caused check ((kind = 'correction') = (num_nonnulls(refund_id, change_id) = 1));
