-- Which part of a member's photo is shown where its place cuts off the rest, in per cent from the left and from the top. Null: its middle.
alter table members add column photo_focus jsonb;
