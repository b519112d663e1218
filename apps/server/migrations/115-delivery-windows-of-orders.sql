-- When a line was to be delivered, as its collection said at the moment of the order. Older orders have none.
alter table order_line add column production_window_start date, add column production_window_end date;
