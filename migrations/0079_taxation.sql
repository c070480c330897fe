-- How a sale is taxed, as it was when it was ordered, and on a document as it was when that was issued.
alter table orders add column taxation text not null default 'domestic'
  check (taxation in ('domestic', 'within_union', 'export', 'destination', 'exempt'));
alter table invoices
  add column taxation text not null default 'domestic'
    check (taxation in ('domestic', 'within_union', 'export', 'destination', 'exempt')),
  -- The provision by which an exempt seller charges no tax.
  add column exemption text check ((exemption is null) = (taxation <> 'exempt')),
  -- The buyer must pay the tax to the seller's account for it.
  add column is_split_payment boolean not null default false;
