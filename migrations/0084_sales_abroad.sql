-- France taxes food at 5.5 %: rates have one decimal. A trigger names the column, so it is made again.
drop trigger note_changed_lines on order_lines;
alter table order_lines alter column vat_rate type numeric(4, 1);
create trigger note_changed_lines after update of quantity, price_grosze, vat_rate on order_lines for each row
  execute function note_sale_of_order();
alter table refunds alter column vat_rate type numeric(4, 1);
