-- What a mail lets its reader do, such as the token of its link. It is taken out of the mail when it was delivered or used, or when it has expired.
alter table mail add column secret text;
alter table mail add column secret_until timestamptz;
create index mail_secret on mail (secret_until) where secret is not null;

-- Mails of older versions: links that may still be used are known from now on, all others are taken out.
update mail set secret = substring(text from '/recovery/([A-Za-z0-9_-]{43})'), secret_until = created_at + interval '1 hour'
where kind = 'recovery' and sent_at is null and created_at > now() - interval '1 hour';
update mail set
  text = regexp_replace(text, '/recovery/[A-Za-z0-9_-]{43}', '/recovery/removed', 'g'),
  html = regexp_replace(html, '/recovery/[A-Za-z0-9_-]{43}', '/recovery/removed', 'g'),
  secret_until = created_at + interval '1 hour'
where kind = 'recovery' and secret is null;
