-- `member.email` is in its canonical form, made by the code before this runs (`src/db/canonicalEmails.ts`) and at every write: what `lower` does
-- depends on the locale of the database.
drop index member_email;
create unique index member_email on member (account_id, email);
