-- A retailer proposes other quantities for an order it sent; its brand accepts or declines.
create table order_change (
  id integer generated always as identity primary key,
  order_id integer not null references purchase_order on delete cascade,
  -- Closed: the order was finished or cancelled before anybody answered.
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn', 'closed')),
  -- Each colour and size that differs, with its names: `[{variation_id, size_id, from, to, name, variation, size}]`.
  units jsonb not null,
  units_before integer not null,
  units_after integer not null check (units_after > 0),
  cents_before bigint not null,
  cents_after bigint not null,
  sender text not null,
  message text not null default '',
  answer text not null default '',
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
-- Never two open proposals for an order.
create unique index order_change_open on order_change (order_id) where status = 'open';
