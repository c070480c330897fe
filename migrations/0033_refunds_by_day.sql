-- What went back on which day, for the figures of a month.
create index refunds_done on refunds (created_at) include (payment_id, amount_grosze) where state = 'done';
