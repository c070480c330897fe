import type pg from 'pg'

/**
 * Orders of three years, as a shop of that age has them: nearly all are paid and gone, the newest wait for their payment or for being
 * packed, a few need somebody. The same number makes the same orders, their moments apart.
 */
export async function placeManyOrders(client: pg.Pool | pg.Client, count: number): Promise<void> {
  await client.query(seeding, [count])
  // What PostgreSQL does by itself some time after so many new rows.
  await client.query('vacuum analyze orders')
}

const seeding = `
  with made as (
    select n, at, chance, age,
      case
        when chance % 100 < 4 then 'cancelled'
        when age < interval '3 days' and chance % 10 = 5 then 'pending'
        when age < interval '2 days' then (array['confirmed', 'processing'])[1 + chance % 2]
        when age < interval '6 days' then 'shipped'
        else (array['delivered', 'delivered', 'delivered', 'completed'])[1 + chance / 100 % 4]
      end as status
    from generate_series(1, $1::integer) as n,
      -- Scattered in a way that is always the same.
      lateral (select (hashint4(n) & 2147483647) as chance) as scattered,
      lateral (select now() - interval '3 years' * (($1::integer - n + (chance % 89) / 89.0) / $1::integer) as at) as placed,
      lateral (select now() - at as age) as aged
  ),
  paid as (
    select *, case
        when status = 'cancelled' then (array['failed', 'failed', 'refunded'])[1 + chance / 7 % 3]
        when status = 'pending' then (array['pending', 'pending', 'failed'])[1 + chance / 7 % 3]
        when chance % 211 = 9 then 'refunded'
        else 'paid'
      end as payment_status
    from made
  )
  insert into orders (
    language, status, payment_status, shipping_status, tracking_number, needs_attention, first_name, last_name, email, phone, address,
    city, postal_code, country, company_name, tax_number, shipping_method, subtotal_grosze, shipping_grosze, discount_grosze, total_grosze,
    holds_stock, holds_code_use, terms_version, created_at, updated_at, payable_until, paid_at
  )
  select 'pl', status, payment_status,
    case
      when status in ('pending', 'cancelled', 'confirmed') then 'not_shipped' when status = 'processing' then 'preparing'
      when status = 'shipped' then 'shipped' else 'delivered'
    end,
    case when status in ('shipped', 'delivered', 'completed') then '6200' || lpad(n::text, 20, '0') end,
    case when chance % 997 = 3 then (array['disputed', 'paid_twice', 'amount_differs'])[1 + chance / 7 % 3] end,
    first, last,
    translate(lower(first || '.' || last), 'ąćęłńóśźż', 'acelnoszz') || n || '@example.com',
    '+48 600 ' || lpad((chance % 1000)::text, 3, '0') || ' 200', 'ul. Solna ' || chance % 200, 'Łódź', '90-' || lpad((chance % 1000)::text, 3, '0'),
    'Poland',
    case when chance % 9 = 0 then 'Restauracja ' || last end, case when chance % 9 = 0 then '5260250274' end,
    'home', price, 1599, 0, price + 1599, status <> 'cancelled', false, '1', at, at, at + interval '3 days',
    case when payment_status in ('paid', 'refunded') then at + interval '5 minutes' end
  from paid,
    lateral (select 2490 * (1 + chance % 12) as price) as priced,
    lateral (select
      (array['Anna', 'Piotr', 'Łucja', 'Żaneta', 'Krzysztof', 'Małgorzata', 'Józef', 'Świętosława', 'Ola', 'Jan'])[1 + chance / 11 % 10] as first,
      (array['Nowak', 'Kowalska', 'Wiśniewski', 'Wójcik', 'Kamińska', 'Lewandowski', 'Zielińska', 'Szymański', 'Woźniak', 'Dąbrowska',
        'Kozłowski', 'Jankowska', 'Mazur', 'Kwiatkowska', 'Krawczyk', 'Kaczmarek', 'Piotrowska', 'Grabowski', 'Zając', 'Pawłowska', 'Michalska',
        'Król', 'Wieczorek', 'Jabłońska', 'Wróbel', 'Nowakowska', 'Majewski', 'Olszewska', 'Stępień', 'Malinowski', 'Jaworska', 'Adamczyk',
        'Dudek', 'Nowicka', 'Pawlak', 'Górska', 'Witkowski', 'Walczak', 'Sikora', 'Bąk'])[1 + chance / 113 % 40] as last) as named`
