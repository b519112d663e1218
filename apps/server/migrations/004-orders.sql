create table cart (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  retailer_id integer not null references retailer,
  brand_id integer not null references brand,
  pricelist_id integer not null references pricelist,
  status text not null default 'o' check (status in ('o', 'c')),
  -- Rises with every change, so that a stale page cannot send what it has not seen.
  version integer not null default 1,
  -- Digest of the content that was validated last: the next finalize with the same content creates.
  validated_digest text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index cart_open on cart (retailer_id, brand_id, pricelist_id) where status = 'o';
create index cart_of_retailer on cart (account_id, retailer_id, id desc);

create table cart_line (
  cart_id integer not null references cart on delete cascade,
  product_id integer not null references product,
  note text not null default '',
  position integer generated always as identity,
  primary key (cart_id, product_id)
);

create table cart_item (
  id integer generated always as identity primary key,
  cart_id integer not null,
  product_id integer not null,
  variation_id integer not null references variation,
  size_id integer not null references size,
  quantity integer not null default 0 check (quantity >= 0),
  unique (cart_id, variation_id, size_id),
  foreign key (cart_id, product_id) references cart_line (cart_id, product_id) on delete cascade
);

create table purchase_order (
  id integer generated always as identity (start with 1001) primary key,
  account_id integer not null references account,
  retailer_id integer not null references retailer,
  brand_id integer not null references brand,
  -- One order per cart, whatever happens: the database refuses a second.
  cart_id integer not null unique references cart,
  member_id integer references member,
  pricelist_id integer not null references pricelist,
  currency text not null,
  status text not null default 'b' check (status in ('b', 's', 'r', 'p', 'i', 'f', 'x')),
  version integer not null default 1,
  total_units integer not null,
  total_products integer not null,
  total_cents bigint not null,
  note text not null default '',
  tracking_code text,
  shipping_rate_cents integer,
  shipping_time text,
  shipping_days integer,
  checkout_url text,
  fulfilment_status text not null default 'Unfulfilled' check (fulfilment_status in ('Unfulfilled', 'Partially fulfilled', 'Fulfilled')),
  payment_status text check (payment_status in ('Pending', 'Payment Pending', 'Overdue', 'Partially paid', 'Paid', 'Refunded')),
  billing jsonb,
  shipping jsonb,
  created_at timestamptz not null default now()
);
create index purchase_order_of_retailer on purchase_order (account_id, retailer_id, id desc);
create index purchase_order_of_brand on purchase_order (account_id, brand_id, id desc);

-- What was ordered, in the words and at the prices of that moment.
create table order_line (
  order_id integer not null references purchase_order on delete cascade,
  variation_id integer not null references variation,
  size_id integer not null references size,
  product_id integer not null references product,
  quantity integer not null check (quantity > 0),
  unit_cents integer not null,
  product_name jsonb not null,
  reference_code text not null,
  collection_name jsonb not null,
  variation_label jsonb not null,
  size_name text not null,
  size_position integer not null,
  image text not null,
  note text not null default '',
  primary key (order_id, variation_id, size_id)
);

-- Facts, not sentences: the timeline is written in the reader's language when it is read.
create table order_event (
  id integer generated always as identity primary key,
  order_id integer not null references purchase_order on delete cascade,
  kind text not null check (kind in ('created', 'status', 'address', 'tracking', 'payment')),
  data jsonb not null default '{}',
  actor text not null default '',
  created_at timestamptz not null default now()
);
create index order_event_of_order on order_event (order_id, id desc);

create table order_payment (
  id integer generated always as identity primary key,
  order_id integer not null references purchase_order on delete cascade,
  status text not null check (status in ('Pending', 'Payment Pending', 'Overdue', 'Partially paid', 'Paid', 'Refunded')),
  reference text not null,
  amount_cents bigint not null,
  due_date date not null,
  url text
);
create index order_payment_of_order on order_payment (order_id);

create table order_message (
  id integer generated always as identity primary key,
  order_id integer not null references purchase_order on delete cascade,
  from_side text not null check (from_side in ('buyer', 'seller')),
  member_id integer references member,
  sender_name text not null,
  message text not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index order_message_of_order on order_message (order_id, id);
create index order_message_unread on order_message (order_id, from_side) where read_at is null;
