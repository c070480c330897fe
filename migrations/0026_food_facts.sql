-- What the law wants to be told of food before it is bought, and what a piece weighs with its packaging.
alter table products
  add column legal_name text,
  add column allergens text,
  add column storage text,
  add column operator text,
  -- Never less than the net weight where both are known; the program checks it, so that it can say so at the field.
  add column gross_weight_grams integer check (gross_weight_grams > 0);

alter table product_translations
  add column legal_name text,
  add column allergens text,
  add column storage text,
  add column operator text;

-- The first products of a shop are told of where they are still those that it began with, also in what they are made of.
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
  set
    legal_name = 'Sól morska, nieoczyszczona',
    storage = 'W suchym miejscu, w szczelnie zamkniętym opakowaniu',
    shown_since = now()
  from first
  where products.name = first.name
    and products.description = first.description
    and products.ingredients = 'Sól morska, bez dodatków'
    and products.origin = 'Loire-Atlantique, północno-zachodnia Francja'
  returning products.id
)
update product_translations
set legal_name = texts.legal_name, storage = texts.storage
from told, (
  values
    ('en', 'Sea salt, unrefined', 'In a dry place, tightly closed'),
    ('de', 'Meersalz, unraffiniert', 'Trocken und gut verschlossen lagern'),
    ('fr', 'Sel marin, non raffiné', 'Au sec, dans un emballage bien fermé')
) as texts (language, legal_name, storage)
where product_translations.product_id = told.id and product_translations.language = texts.language;
