-- Who replaced it; null is the admin command.
alter table account_branding_history add column replaced_by text;

-- One draft of the look, shared by staff: a part of a branding document. The version rises with every change of it and of the live look.
alter table account
  add column branding_version integer not null default 1,
  add column branding_draft jsonb,
  add column branding_draft_by text,
  add column branding_draft_at timestamptz;
