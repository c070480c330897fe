-- What a product is good for, and who gathered it and how: told of a product by its owner, if they want to.
alter table products
  add column good_for text,
  add column harvest text;

alter table product_translations
  add column good_for text,
  add column harvest text;
