import type pg from 'pg'

/**
 * A mailing list as it becomes over the years: most are restaurants that get newsletters, some were taken off it, some left it, a few
 * addresses refuse, and of every fifth nobody knows by what right it is on it. The same number makes the same contacts.
 */
export async function addManyContacts(client: pg.Pool | pg.Client, count: number): Promise<void> {
  await client.query(contacts, [count])
  await client.query(consents)
  await client.query(suppressions)
  // What PostgreSQL does by itself some time after so many new rows.
  await client.query('vacuum analyze marketing_contacts')
  await client.query('vacuum analyze newsletter_consents')
  await client.query('vacuum analyze suppressed_addresses')
}

const contacts = `
  insert into marketing_contacts (
    business_name, email_address, contact_person, business_type, is_active, bounced_at, bounce_reason, bounce_is_permanent, created_at
  )
  select kind || ' ' || place || ' ' || n, translate(lower(last), 'ąćęłńóśźż', 'acelnoszz') || n || '@example.com',
    case when chance % 3 > 0 then first || ' ' || last end,
    (array['restaurant', 'restaurant', 'restaurant', 'hotel', 'catering', 'other'])[1 + chance % 6],
    chance % 25 > 0 and bounce is distinct from true,
    case when bounce is not null then at + interval '30 days' end,
    case bounce when true then '550 5.1.1 no such user here' when false then '452 4.2.2 mailbox full' end, bounce, at
  from generate_series(1, $1::integer) as n,
    -- Scattered in a way that is always the same.
    lateral (select (hashint4(n) & 2147483647) as chance) as scattered,
    lateral (select now() - interval '3 years' * ($1::integer - n) / $1::integer as at) as added,
    lateral (select case chance % 100 when 7 then true when 8 then false end as bounce) as bounced,
    lateral (select
      (array['Restauracja', 'Karczma', 'Bistro', 'Hotel', 'Pensjonat', 'Catering', 'Gospoda', 'Żeglarska Tawerna'])[1 + chance / 5 % 8] as kind,
      (array['Pod Żurawiem', 'Nad Łyną', 'Słona Woda', 'Wrzos', 'Przy Młynie', 'Bałtyk', 'Ćma', 'Zielony Piec'])[1 + chance / 7 % 8] as place,
      (array['Anna', 'Piotr', 'Łucja', 'Żaneta', 'Krzysztof', 'Małgorzata', 'Józef', 'Świętosława'])[1 + chance / 11 % 8] as first,
      (array['Nowak', 'Kowalska', 'Wiśniewski', 'Wójcik', 'Kamińska', 'Lewandowski', 'Zielińska', 'Szymański', 'Woźniak', 'Dąbrowska',
        'Kozłowski', 'Jankowska', 'Mazur', 'Kwiatkowska', 'Krawczyk', 'Zając', 'Król', 'Stępień', 'Bąk'])[1 + chance / 113 % 19] as last) as named`

const consents = `
  insert into newsletter_consents (contact_id, given_at, given_on, language, shown_text)
  select id, created_at + interval '1 day' * turn, case turn when 0 then 'import' else 'panel' end, 'pl',
    case turn when 0 then 'Zgoda z targów w Gdyni' else 'Zgoda przez telefon' end
  from marketing_contacts, generate_series(0, 1) as turn
  where (hashint4(id) & 2147483647) / 13 % 5 > 0 and (turn = 0 or id % 4 = 0)
  order by created_at, turn`

const suppressions = `
  insert into suppressed_addresses (address_hash, suppressed_at, way)
  select address_hash, created_at + interval '60 days', case when id % 2 = 0 then 'page' else 'one-click' end
  from marketing_contacts where (hashint4(id) & 2147483647) / 17 % 33 = 0`
