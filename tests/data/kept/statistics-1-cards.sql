-- What later versions have added to it without another number.
ALTER TABLE deals ADD COLUMN cards TEXT;
ALTER TABLE games ADD COLUMN cards TEXT;
CREATE UNIQUE INDEX deals_by_cards ON deals (cards);
CREATE UNIQUE INDEX games_by_cards ON games (cards);
UPDATE deals SET cards = 'abc' WHERE id = 1;
