-- What a brand sent of an order, and when. An order may be sent in parts.
create table order_shipment (
  id integer generated always as identity primary key,
  order_id integer not null references purchase_order on delete cascade,
  shipped_on date not null,
  tracking_code text,
  created_at timestamptz not null default now()
);
create index order_shipment_of_order on order_shipment (order_id);

-- The reference to the ordered line keeps a line that was sent from being removed.
create table order_shipment_line (
  shipment_id integer not null references order_shipment on delete cascade,
  order_id integer not null,
  variation_id integer not null,
  size_id integer not null,
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, variation_id, size_id),
  foreign key (order_id, variation_id, size_id) references order_line (order_id, variation_id, size_id)
    deferrable initially deferred
);
create index order_shipment_line_of_order on order_shipment_line (order_id);

-- Only the brand's own people read it.
alter table purchase_order add column internal_note text not null default '';

-- The code that writes an entry knows its kinds: a closed list here would need a migration for each new one.
alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check check (kind ~ '^[a-z_]+$');
