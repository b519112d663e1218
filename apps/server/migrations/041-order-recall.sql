-- A retailer may take an order back within a short time; its timeline says so.
alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check
  check (kind in ('created', 'status', 'address', 'tracking', 'payment', 'recalled'));
