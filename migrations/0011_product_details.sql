-- Each product has a page of its own, and what the law wants to be read there before food is bought.
alter table products
  add column slug text,
  add column ingredients text,
  add column origin text;

alter table product_translations
  add column ingredients text,
  add column origin text;

-- The address of a product is made from its name and weight as it is made for new ones (src/catalog/slug.ts).
do $$
declare
  product record;
  wanted text;
  tries integer;
begin
  for product in select id, name, weight_grams from products order by id loop
    wanted := translate(product.name, 'ŁłĐđÐðØø', 'llddddoo');
    wanted := replace(replace(wanted, 'ß', 'ss'), 'ẞ', 'ss');
    wanted := replace(replace(wanted, 'æ', 'ae'), 'Æ', 'ae');
    wanted := replace(replace(wanted, 'œ', 'oe'), 'Œ', 'oe');
    wanted := replace(replace(wanted, 'þ', 'th'), 'Þ', 'th');
    -- Letters lose their marks before they become small, which not every database does with marked ones.
    wanted := lower(regexp_replace(normalize(wanted, nfkd), '[\u0300-\u036f]', '', 'g'));
    wanted := trim('-' from left(trim('-' from regexp_replace(wanted, '[^a-z0-9]+', '-', 'g')), 80));
    if wanted = '' then
      wanted := 'produkt';
    end if;
    if product.weight_grams < 1000 then
      wanted := wanted || '-' || product.weight_grams || 'g';
    elsif product.weight_grams is not null then
      wanted := wanted || '-' || replace(trim_scale(product.weight_grams / 1000.0)::text, '.', '-') || 'kg';
    end if;
    tries := 1;
    while wanted || (case tries when 1 then '' else '-' || tries end) in ('account', 'login', 'recover')
      or exists (select from products where slug = wanted || (case tries when 1 then '' else '-' || tries end))
    loop
      tries := tries + 1;
    end loop;
    update products set slug = wanted || (case tries when 1 then '' else '-' || tries end) where id = product.id;
  end loop;
end
$$;

alter table products
  alter column slug set not null,
  add constraint products_slug_key unique (slug);

-- The first products of a shop are told of where they are still those that it began with.
with first (name, description) as (
  values
    ('Sól celtycka drobna', 'Drobne, wilgotne kryształki do codziennego solenia, na stół i do deski serów.'),
    ('Sól celtycka gruba', 'Szare, chrupiące ziarna do pieczonych warzyw, ryb w soli i do młynka.'),
    ('Sól celtycka premium', 'Fleur de sel zbierana z powierzchni wody o zmierzchu, do wykończenia dań.'),
    ('Sól celtycka na zapas', 'Dwa kilogramy soli kuchennej dla domów, w których gotuje się codziennie.'),
    ('Sól celtycka rodzinna', 'Pięć kilogramów do kiszonek, peklowania i chleba, w lnianym worku.'),
    ('Sól celtycka gastronomiczna', 'Worek 25 kg dla kuchni restauracyjnych i hotelowych, prosto z salin.')
),
told as (
  update products
  set ingredients = 'Sól morska, bez dodatków', origin = 'Loire-Atlantique, północno-zachodnia Francja'
  from first
  where products.name = first.name and products.description = first.description
  returning products.id
)
update product_translations
set ingredients = texts.ingredients, origin = texts.origin
from told, (
  values
    ('en', 'Sea salt, nothing added', 'Loire-Atlantique, north-western France'),
    ('de', 'Meersalz, ohne Zusätze', 'Loire-Atlantique, Nordwestfrankreich'),
    ('fr', 'Sel marin, sans additif', 'Loire-Atlantique, nord-ouest de la France')
) as texts (language, ingredients, origin)
where product_translations.product_id = told.id and product_translations.language = texts.language;
