-- When the product of a line was to ship, as it said at the moment of the order. Older orders do not know.
alter table order_line add column ship_msg jsonb, add column delivery_days integer;
