-- Names that the account keeps in one language, such as tags and sizes, with what each is called in others: {"New in": {"pt_BR": "Novidade"}}.
alter table account add column names jsonb not null default '{}';
