-- A database as the first versions have written it.
CREATE TABLE deals (id INTEGER PRIMARY KEY, ended INTEGER NOT NULL, game TEXT NOT NULL, seed TEXT, deal INTEGER NOT NULL, preset TEXT NOT NULL, house TEXT, role TEXT, contract TEXT, tricks INTEGER NOT NULL, made INTEGER NOT NULL, own REAL NOT NULL, others REAL NOT NULL, partner TEXT, level TEXT, UNIQUE (game, deal));
CREATE TABLE games (id INTEGER PRIMARY KEY, ended INTEGER NOT NULL, game TEXT NOT NULL UNIQUE, seed TEXT, deals INTEGER NOT NULL, preset TEXT NOT NULL, house TEXT, won INTEGER NOT NULL, own REAL NOT NULL, others REAL NOT NULL, partner TEXT, level TEXT);
CREATE TABLE calls (id INTEGER PRIMARY KEY, ended INTEGER NOT NULL, game TEXT NOT NULL, deal INTEGER NOT NULL, action INTEGER NOT NULL, call TEXT NOT NULL, cost REAL NOT NULL, error REAL NOT NULL, sound INTEGER NOT NULL, UNIQUE (game, deal, action));
CREATE TABLE before (id INTEGER PRIMARY KEY, preset TEXT NOT NULL, what TEXT NOT NULL, played INTEGER NOT NULL, won INTEGER NOT NULL, UNIQUE (preset, what));
CREATE TABLE state (imported INTEGER NOT NULL);
INSERT INTO state VALUES (1);
INSERT INTO before VALUES (1, 'american-4', 'deals', 5, 0);
INSERT INTO deals VALUES (1, 1700000001, 'g1', 'xoshiro256ss 07', 1, 'australian-4', NULL, 'declarer', '7H', 8, 1, 160.0, 20.0, 'Mara', 'strong-bold');
INSERT INTO deals VALUES (2, 1700000002, 'g1', 'xoshiro256ss 07', 2, 'australian-4', NULL, NULL, NULL, 0, 0, -40.0, 12.5, NULL, NULL);
INSERT INTO games VALUES (1, 1700000003, 'g1', 'xoshiro256ss 07', 2, 'australian-4', NULL, 1, 520.0, -80.0, 'Mara', 'strong-bold');
INSERT INTO calls VALUES (1, 1700000001, 'g1', 1, 3, '7H', 2.5, 2.0, 1);
PRAGMA user_version = 1;
