-- What a picture was drawn from: SHA-256 of the file that was sent. Null where it was drawn before, or by the demo.
alter table product_image add column content_hash text check (content_hash ~ '^[0-9a-f]{64}$');
