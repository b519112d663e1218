-- A price list may be in any currency of ISO 4217; which there are is a rule of the contract.
alter table pricelist drop constraint pricelist_currency_check;
alter table pricelist add constraint pricelist_currency_check check (currency ~ '^[A-Z]{3}$');
