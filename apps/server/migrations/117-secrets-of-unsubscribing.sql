-- The call that ends a subscription is kept without its secret, which stands in `secret` alone until the mail is sent, used or expired.
update mail set unsubscribe_url = case when secret is null then null else replace(unsubscribe_url, secret, '{secret}') end
where unsubscribe_url is not null;
