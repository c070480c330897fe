import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/database/database.ts'

/**
 * A row or two in every table that the told year leaves empty, so that each has something that a backup or an upgrade
 * could lose: texts with all that a format of lines could stumble over, moments and numbers at the end of what they can be.
 */
export async function fillRest(database: Database): Promise<void> {
  await database.execute(sql.raw(rows))
}

const rows = String.raw`
insert into administrators (username, password_hash, role) select 'zofia', password_hash, 'office' from administrators order by id limit 1;
create function pg_temp.someone() returns integer language sql as 'select id from administrators where username = ''zofia''';
create function pg_temp.goods() returns integer language sql as 'select min(id) from products';
create function pg_temp.bought() returns integer language sql as
  'select min(orders.id) from orders join payments on order_id = orders.id where payments.state = ''paid'' and email <> ''''';
create function pg_temp.mail() returns uuid language sql as 'select min(id::text)::uuid from mails';
create function pg_temp.picture() returns text language sql as 'select ''/pictures/'' || min(hash) || ''.webp'' from pictures';

insert into access_entries (happened, administrator_id, administrator, detail, address, first_at)
  values ('signed_in', pg_temp.someone(), 'admin', null, '192.0.2.7', now() - interval '5 days');
insert into clearing_questions (reason, found, answer, answered_at, answered_by, closed_at)
  values ('ahead', '{"orders": 3}', 'keep', now(), 'admin', now());
insert into code_apps (administrator_id, secret, last_step) values (pg_temp.someone(), 'nobody can read this', 2147483647);
insert into passkeys (administrator_id, credential_id, public_key, counter, transports, host, name)
  values (pg_temp.someone(), 'credential', '\x00ff0a5c', 9007199254740991, '{usb,"of \"quotes\"",NULL}', 'shop.example.com', 'Klucz');
insert into recovery_codes (administrator_id, code_hash) values (pg_temp.someone(), '\x0a0d005c2e');
insert into sign_in_steps (token_hash, purpose, administrator_id, expires_at)
  values ('\x01', 'sign_in', pg_temp.someone(), now() + interval '5 minutes');
insert into setup_steps (step, outcome, decided_by) values ('seller', 'done', 'admin');
insert into opening_answers (line, answered_by) values ('vat_rates', 'admin');
insert into milestones (name, reached_at, detail) values ('looked', '2000-02-29 23:59:59.999999+14', null);
insert into settings (part, version, values, saved_by) values ('accounting', 1, '{"taxOffice": "1433"}', 'admin');
insert into words (state, room, path, language, text, original, saved_by) values
  ('draft', 'cart', 'empty', 'pl', null, 'Twój koszyk jest pusty', 'admin'),
  ('draft', 'cart', 'title', 'pl', E'Kosz\tyk\n\\.\n\\N', 'Koszyk', 'admin');
insert into legal_drafts (document, texts) values ('imprint', '[{"language": "pl", "title": "Dane", "markdown": "\\\\. \\\\N \"x\""}]');
insert into legal_publications (document, version, texts, seller, original)
  values ('delivery', '2099-01-01', '[{"language": "pl", "title": "Dostawa", "markdown": "Jak dotąd."}]', '{"name": "Sól"}', '2026-01-01');
insert into legal_readings (document, version, confirmed_by) values ('terms', '2099-01-01', 'admin');
insert into own_pictures (slot, source_picture_url) values ('tide', pg_temp.picture());
insert into own_picture_cuts (slot, crop, width, height, colour, picture_url) values ('tide', 'whole', 480, 360, '#808080', pg_temp.picture());
insert into product_pictures (product_id, position, picture_url) values (pg_temp.goods(), 1, pg_temp.picture());

insert into member_materials (member_id) select id from members order by id limit 1 on conflict do nothing;
insert into material_files (member_id, name, content) select min(member_id), 'certificate.pdf', '\x255044460a5c2e0a00ff' from member_materials;
insert into material_links (member_id, mail_id, valid_until, token_hashes)
  select min(member_id), pg_temp.mail(), '2099-01-01', array['\x00'::bytea, '\xff'::bytea] from member_materials;
insert into newsletter_subscriptions (id, email, language, asked_on, shown_text, confirmed_at)
  values ('019abcde-0000-7000-8000-000000000001', 'Łucja+sól@example.com', 'pl', 'footer', 'Tak, 100%', now());
insert into stock_waits (product_id, email, language, shown_text)
  values (pg_temp.goods(), 'waiting@example.com', 'de', 'Ja');
insert into stock_returns (product_id, told, since) select max(id), 0, now() - interval '1 hour' from products;

insert into people (email, name, company, orders, spent_grosze, last_order_at)
  select lower(email), max(first_name || ' ' || last_name), null, count(*), sum(total_grosze), max(created_at)
  from orders where id = pg_temp.bought() group by 1;
insert into notes (order_id, text, written_by) values
  (pg_temp.bought(), E'Dzwoniła.\r\n\\.\n\\N\t„Sól” 🧂\x7f', 'admin'), (pg_temp.bought(), '\.', 'admin');
insert into notes (person_id, text, written_by) select min(id), '\N', 'admin' from people;
insert into tags (order_id, tag) values (pg_temp.bought(), 'stały klient');
insert into order_links (token_hash, order_id) values ('\xdeadbeef', pg_temp.bought());
insert into stock_lots (product_id, number, best_before) values (pg_temp.goods(), 'L-1', '2099-12-31'), (pg_temp.goods(), 'l-1', null);
insert into order_lots (order_id, lot_id, pieces) select pg_temp.bought(), min(id), 1 from stock_lots;
insert into recall_letters (lot_id, order_id) select min(id), pg_temp.bought() from stock_lots;
insert into shipments (order_id, parcel, attempt, carrier, reference, service, weight_grams, state, told, problem, created_by)
  values (pg_temp.bought(), 99, 1, 'inpost', 'R-1', 'courier', 500, 'delivered', 'delivered', '{"code": null}', 'admin');
insert into shipping_boxes (name, weight_grams, heaviest_content_grams, length_mm, width_mm, height_mm, position)
  values ('Karton', 120, 5000, 300, 200, 150, 1);
insert into shipping_zones (name, countries) values ('Nad morzem', '{XA,XB}');
insert into transfers (id, key, order_id, payment_id, amount_grosze, paid_on, evidence, administrator)
  select '019abcde-0000-7000-8000-000000000002', 'wyciąg 1', order_id, id, amount_grosze, current_date - 30, null, 'admin'
  from payments where order_id = pg_temp.bought() limit 1;
insert into statement_lines (identity, booked_on, amount_grosze, title, sender, state, decided_at, decided_by)
  values ('\x5c4e', current_date - 30, 2147483647, E'ZA\tSÓL', '', 'aside', now(), 'admin');
insert into reviews (product_id, order_id, language, stars, body, shown_name, state)
  values (pg_temp.goods(), pg_temp.bought(), 'pl', 5, 'Szara i wilgotna.', 'Anna', 'published');

insert into vat_number_checks (order_id, number, state, reason) values (pg_temp.bought(), 'DE136695976', 'unavailable', 'MS_UNAVAILABLE');
insert into ksef_documents (invoice_id, environment, state, issue_day, xml, hash, ksef_number, accepted_at, upo, history)
  select min(id), 'production', 'accepted', current_date - 30, E'<?xml version="1.0"?>\n<Faktura>&amp;\\</Faktura>', 'hash',
    '1234563218-20261101-0A0B0C0D0E0F-7A', now(), '<UPO/>', '[{"at": "2026-11-01T00:00:00Z"}]' from invoices;
insert into destination_rates (country, rate, valid_from) values ('DE', 19.0, '2026-01-01'), ('FI', 25.5, '2026-01-01');
insert into sales_evidence (order_id, name, street, postal_code, city, country) values (pg_temp.bought(), 'Anna Nowak', 'Solna 7', '31-000', 'Kraków', 'PL');
insert into order_counts
  select status, payment_status, needs_attention, sum(how_many) from order_count_changes group by 1, 2, 3
  on conflict (status, payment_status, needs_attention) do update set how_many = order_counts.how_many + excluded.how_many;
delete from order_count_changes;
insert into order_count_changes values ('pending', 'pending', null, 1), ('pending', 'pending', null, -1);

insert into sales_sums (day, part, name, orders, pieces, gross, net, refunded_gross, refunded_net)
  values ('2020-01-01', 'destination', 'DE', 1, 1, 9007199254740991, 1, 0, 0);
insert into threshold_letters (year, step) values (2020, 1);
insert into packaging (product_id, since, grams) values (pg_temp.goods(), '2026-01-01', '{"paper": 12.3, "glass": 0.1}');
insert into packaging (box, since, grams) values ('Karton', '2026-01-01', '{"paper": 120}');
insert into packaging_registrations (country, answer, number, note, confirmed_by) values ('DE', 'registered', 'DE0123456789012', 'LUCID', 'admin');

insert into restores (backup_made_at, is_continued, series, left_since, confirmed_at, confirmed_by)
  values (now() - interval '90 days', true, '[]', 0, now() - interval '89 days', 'admin');
insert into status_days (day, database_bytes, free_bytes) values ('2026-01-01', 9007199254740991, null);
insert into status_letters (day, problems) values ('2026-01-01', 0);
insert into status_probes (name, looked_at, found) values ('former', now(), '{}');
insert into status_problems (name, state) values ('disk', 'attention');
insert into visits (day, page, source, language, country, entries, views) values (current_date - 2, '/', '', 'pl', 'PL', 1, 3);
insert into product_ratings (product_id) select max(id) from products on conflict do nothing;`
