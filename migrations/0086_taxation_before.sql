-- Of a correction: how the sale was taxed before it, where that was otherwise.
alter table invoices add column taxation_before text
  check (taxation_before in ('domestic', 'within_union', 'export', 'destination', 'exempt'));
