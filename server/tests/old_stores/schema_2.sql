-- session 3d37a37c0eccaa8c897c47da8ca08e13b7e6010bf907370b202299b94c26c188
PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,            -- the name in lower case; null: a guest
    password_hash TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO players VALUES('9pfd9gwbp39e','Ann',NULL,'',1794999046538);
INSERT INTO players VALUES('8h8rfyehpj3x','Ben of old','ben of old','$argon2id$v=19$m=65536,t=2,p=1$6w35RTWZp+nnSpP5w668DA$RqwwU4dg8eyAAajEinb0B2jlLq5Q3gYFAdwjWdiTlqg',1794999048193);
CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
INSERT INTO sessions VALUES('8d5a009e004bc28290c3af8ac28aa9953aec38908a6fd8387c00c2e1c4dd86ed','9pfd9gwbp39e',1810551046538);
INSERT INTO sessions VALUES('c3595453a70718a34f446bd3d22ca7d63b0c4249b459d893f33639834161b0b3','8h8rfyehpj3x',1810551048194);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,           -- waiting, playing, over
    listed BIGINT NOT NULL,
    host TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    moved_at BIGINT NOT NULL,
    due_at BIGINT,
    number BIGINT NOT NULL,         -- of the last entry
    mark TEXT NOT NULL,             -- of the last commit, unlike all others
    facts TEXT NOT NULL,            -- JSON
    course TEXT NOT NULL,           -- JSON
    commitment TEXT NOT NULL,
    request TEXT NOT NULL,          -- the host's, that made it
    UNIQUE (host, request)
);
INSERT INTO tables VALUES('v5kx5epe','kansas-pacific','playing',1,'9pfd9gwbp39e',1794999046573,1794999046715,1802775046607,27,'8bdf35cc8b22597549203689-27','{"board":"default","rules_version":1,"options":{},"clock":{"kind":"async","start_ms":7776000000,"increment_ms":14400000,"most_ms":7776000000},"by_hand":false,"hints":true,"undo_free":false,"invitation":"8a973d0f61387ab0a20e2e51","spectator":"f05b80ca639dba25d8116b10","from":null,"start":null,"moves":[]}','{"decider":0,"left":[7775999891,7776000000,7776000000],"stand_ins":[],"since":1794999046716}','232be3e48f9df9ed497064caabeba599398d30c4ff1310c040df1f759bdb8c64','8bdf35cc8b22597549203689-1');
INSERT INTO tables VALUES('8gc7nbzc','prairie-railroads','playing',1,'9pfd9gwbp39e',1794999046719,1794999046862,NULL,27,'8bdf35cc8b22597549203689-55','{"board":"default","rules_version":1,"options":{},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"258e08adc51ae545e379361a","spectator":"0a9b078957504d493916f2c3","from":null,"start":null,"moves":[]}','{"decider":0,"left":[0,0,0],"stand_ins":[]}','d24e75c03eded07fd7adbbe04f64101551ca7ff094d704adef54cde3dbfc303f','8bdf35cc8b22597549203689-29');
INSERT INTO tables VALUES('htk5ygrk','prussian-rails','playing',1,'9pfd9gwbp39e',1794999046865,1794999047007,NULL,27,'8bdf35cc8b22597549203689-83','{"board":"default","rules_version":1,"options":{},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"d0f6c7ecc87ac9d53b207d12","spectator":"4fbacdd17b0c6bd5b80338a1","from":null,"start":null,"moves":[]}','{"decider":2,"left":[0,0,0],"stand_ins":[]}','0d1c97139c0f2cbe15cee39f603d939f4745bbe78843568f350780535dca02fa','8bdf35cc8b22597549203689-57');
INSERT INTO tables VALUES('57bc765s','rail-baron-southeast','playing',1,'9pfd9gwbp39e',1794999047011,1794999047218,NULL,49,'8bdf35cc8b22597549203689-111','{"board":"default","rules_version":1,"options":{"short_game":false,"discounted_superchief":false,"free_superchief":false,"starting_auction":0,"honeymoon":false,"turn_limit":3000},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"988268361209c3c69f069779","spectator":"036c62fc563cba93f2c98431","from":null,"start":null,"moves":[]}','{"decider":2,"left":[0,0,0],"stand_ins":[]}','f16af6b546d3f70b023afe8061dc0cf17e36ebe99548b909bc2aefb7bda1c32e','8bdf35cc8b22597549203689-85');
INSERT INTO tables VALUES('uecacxcf','southern-pacific','playing',1,'9pfd9gwbp39e',1794999047226,1794999047374,NULL,27,'8bdf35cc8b22597549203689-139','{"board":"default","rules_version":1,"options":{"round_limit":100},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"a21fff04ef699ad377eab0cd","spectator":"9a80cd22e82e1e1fb5e78313","from":null,"start":null,"moves":[]}','{"decider":1,"left":[0,0,0],"stand_ins":[]}','1ecbbabd1a3d0224ffe95969fbec1674d0b5113a6b40a0b85f78b2ea4d16139b','8bdf35cc8b22597549203689-113');
INSERT INTO tables VALUES('n9x7r36s','kansas-pacific','over',1,'9pfd9gwbp39e',1794999047378,1794999048189,NULL,334,'8bdf35cc8b22597549203689-474','{"board":"default","rules_version":1,"options":{},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"43bc75f12e0988a94dd6ae0a","spectator":"b5d1aee92e100d59239b83f3","from":null,"start":null,"moves":[]}','{"decider":null,"left":[0,0,0],"stand_ins":[],"winners":[2],"scores":[86,54,149]}','e6868bc26e9cdda3f1c5983fba4014489790b1e988a6d2dea9fc19ca9dba1f0e','8bdf35cc8b22597549203689-141');
INSERT INTO tables VALUES('axcgru22','southern-pacific','waiting',1,'8h8rfyehpj3x',1794999048261,1794999048261,NULL,0,'8bdf35cc8b22597549203689-475','{"board":"default","rules_version":1,"options":{"round_limit":100},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"ce7f8bdb18a3a6352c0f4f93","spectator":"4e97bb155ff1af119f346cb1","from":null,"start":null,"moves":[]}','{"decider":null,"left":[0,0,0],"stand_ins":[]}','','8bdf35cc8b22597549203689-475');
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,             -- person, bot, open
    name TEXT NOT NULL,
    player TEXT,
    bot TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO seats VALUES('v5kx5epe',0,'person','Ann','9pfd9gwbp39e','');
INSERT INTO seats VALUES('v5kx5epe',1,'person','Ann 2','9pfd9gwbp39e','');
INSERT INTO seats VALUES('v5kx5epe',2,'person','Ann 3','9pfd9gwbp39e','');
INSERT INTO seats VALUES('8gc7nbzc',0,'person','Ann','9pfd9gwbp39e','');
INSERT INTO seats VALUES('8gc7nbzc',1,'person','Ann 2','9pfd9gwbp39e','');
INSERT INTO seats VALUES('8gc7nbzc',2,'person','Ann 3','9pfd9gwbp39e','');
INSERT INTO seats VALUES('htk5ygrk',0,'person','Ann','9pfd9gwbp39e','');
INSERT INTO seats VALUES('htk5ygrk',1,'person','Ann 2','9pfd9gwbp39e','');
INSERT INTO seats VALUES('htk5ygrk',2,'person','Ann 3','9pfd9gwbp39e','');
INSERT INTO seats VALUES('57bc765s',0,'person','Ann','9pfd9gwbp39e','');
INSERT INTO seats VALUES('57bc765s',1,'person','Ann 2','9pfd9gwbp39e','');
INSERT INTO seats VALUES('57bc765s',2,'person','Ann 3','9pfd9gwbp39e','');
INSERT INTO seats VALUES('uecacxcf',0,'person','Ann','9pfd9gwbp39e','');
INSERT INTO seats VALUES('uecacxcf',1,'person','Ann 2','9pfd9gwbp39e','');
INSERT INTO seats VALUES('uecacxcf',2,'person','Ann 3','9pfd9gwbp39e','');
INSERT INTO seats VALUES('n9x7r36s',0,'person','Ann','9pfd9gwbp39e','');
INSERT INTO seats VALUES('n9x7r36s',1,'bot','Random',NULL,'random');
INSERT INTO seats VALUES('n9x7r36s',2,'bot','Brakeman',NULL,'brakeman');
INSERT INTO seats VALUES('axcgru22',0,'person','Ben of old','8h8rfyehpj3x','');
INSERT INTO seats VALUES('axcgru22',1,'open','',NULL,'');
INSERT INTO seats VALUES('axcgru22',2,'open','',NULL,'');
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    kind TEXT NOT NULL,
    decided_by TEXT NOT NULL,
    body TEXT NOT NULL,             -- JSON
    at BIGINT NOT NULL,
    player TEXT,                    -- whose request it was
    request TEXT,                   -- of the first entry of a commit
    PRIMARY KEY (table_id, number)
);
INSERT INTO entries VALUES('v5kx5epe',1,'start','','{}',1794999046574,'','8bdf35cc8b22597549203689-2');
INSERT INTO entries VALUES('v5kx5epe',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":1}}',1794999046574,NULL,NULL);
INSERT INTO entries VALUES('v5kx5epe',3,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999046576,'9pfd9gwbp39e','kansas-pacific-0');
INSERT INTO entries VALUES('v5kx5epe',4,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999046578,'9pfd9gwbp39e','kansas-pacific-1');
INSERT INTO entries VALUES('v5kx5epe',5,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999046580,'9pfd9gwbp39e','kansas-pacific-2');
INSERT INTO entries VALUES('v5kx5epe',6,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999046581,'9pfd9gwbp39e','kansas-pacific-3');
INSERT INTO entries VALUES('v5kx5epe',7,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999046583,'9pfd9gwbp39e','kansas-pacific-4');
INSERT INTO entries VALUES('v5kx5epe',8,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999046584,'9pfd9gwbp39e','kansas-pacific-5');
INSERT INTO entries VALUES('v5kx5epe',9,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999046586,'9pfd9gwbp39e','kansas-pacific-6');
INSERT INTO entries VALUES('v5kx5epe',10,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1794999046588,'9pfd9gwbp39e','kansas-pacific-7');
INSERT INTO entries VALUES('v5kx5epe',11,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999046589,'9pfd9gwbp39e','kansas-pacific-8');
INSERT INTO entries VALUES('v5kx5epe',12,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999046591,'9pfd9gwbp39e','kansas-pacific-9');
INSERT INTO entries VALUES('v5kx5epe',13,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1794999046592,'9pfd9gwbp39e','kansas-pacific-10');
INSERT INTO entries VALUES('v5kx5epe',14,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1794999046594,'9pfd9gwbp39e','kansas-pacific-11');
INSERT INTO entries VALUES('v5kx5epe',15,'move','Ann','{"seat":0,"move":{"move":"bid","amount":2}}',1794999046596,'9pfd9gwbp39e','kansas-pacific-12');
INSERT INTO entries VALUES('v5kx5epe',16,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999046597,'9pfd9gwbp39e','kansas-pacific-13');
INSERT INTO entries VALUES('v5kx5epe',17,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999046599,'9pfd9gwbp39e','kansas-pacific-14');
INSERT INTO entries VALUES('v5kx5epe',18,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999046600,'9pfd9gwbp39e','kansas-pacific-15');
INSERT INTO entries VALUES('v5kx5epe',19,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1794999046602,'9pfd9gwbp39e','kansas-pacific-16');
INSERT INTO entries VALUES('v5kx5epe',20,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999046604,'9pfd9gwbp39e','kansas-pacific-17');
INSERT INTO entries VALUES('v5kx5epe',21,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999046605,'9pfd9gwbp39e','kansas-pacific-18');
INSERT INTO entries VALUES('v5kx5epe',22,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999046607,'9pfd9gwbp39e','kansas-pacific-19');
INSERT INTO entries VALUES('v5kx5epe',23,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999046608,'9pfd9gwbp39e','kansas-pacific-20');
INSERT INTO entries VALUES('v5kx5epe',24,'undo','Ann','{"seat":0,"to":22}',1794999046609,'','8bdf35cc8b22597549203689-24');
INSERT INTO entries VALUES('v5kx5epe',25,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999046712,'9pfd9gwbp39e','kansas-pacific-21');
INSERT INTO entries VALUES('v5kx5epe',26,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999046714,'9pfd9gwbp39e','kansas-pacific-22');
INSERT INTO entries VALUES('v5kx5epe',27,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794999046715,'9pfd9gwbp39e','kansas-pacific-23');
INSERT INTO entries VALUES('8gc7nbzc',1,'start','','{}',1794999046720,'','8bdf35cc8b22597549203689-30');
INSERT INTO entries VALUES('8gc7nbzc',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":1}}',1794999046720,NULL,NULL);
INSERT INTO entries VALUES('8gc7nbzc',3,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1794999046722,'9pfd9gwbp39e','prairie-railroads-0');
INSERT INTO entries VALUES('8gc7nbzc',4,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1794999046724,'9pfd9gwbp39e','prairie-railroads-1');
INSERT INTO entries VALUES('8gc7nbzc',5,'move','Ann','{"seat":0,"move":{"move":"bid","amount":3}}',1794999046725,'9pfd9gwbp39e','prairie-railroads-2');
INSERT INTO entries VALUES('8gc7nbzc',6,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":4}}',1794999046727,'9pfd9gwbp39e','prairie-railroads-3');
INSERT INTO entries VALUES('8gc7nbzc',7,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":5}}',1794999046728,'9pfd9gwbp39e','prairie-railroads-4');
INSERT INTO entries VALUES('8gc7nbzc',8,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999046730,'9pfd9gwbp39e','prairie-railroads-5');
INSERT INTO entries VALUES('8gc7nbzc',9,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":6}}',1794999046732,'9pfd9gwbp39e','prairie-railroads-6');
INSERT INTO entries VALUES('8gc7nbzc',10,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999046733,'9pfd9gwbp39e','prairie-railroads-7');
INSERT INTO entries VALUES('8gc7nbzc',11,'move','Ann 2','{"seat":1,"move":{"move":"build","link":"troy-whiting"}}',1794999046735,'9pfd9gwbp39e','prairie-railroads-8');
INSERT INTO entries VALUES('8gc7nbzc',12,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999046736,'9pfd9gwbp39e','prairie-railroads-9');
INSERT INTO entries VALUES('8gc7nbzc',13,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1794999046738,'9pfd9gwbp39e','prairie-railroads-10');
INSERT INTO entries VALUES('8gc7nbzc',14,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999046740,'9pfd9gwbp39e','prairie-railroads-11');
INSERT INTO entries VALUES('8gc7nbzc',15,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1794999046741,'9pfd9gwbp39e','prairie-railroads-12');
INSERT INTO entries VALUES('8gc7nbzc',16,'move','Ann','{"seat":0,"move":{"move":"bid","amount":2}}',1794999046743,'9pfd9gwbp39e','prairie-railroads-13');
INSERT INTO entries VALUES('8gc7nbzc',17,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":3}}',1794999046745,'9pfd9gwbp39e','prairie-railroads-14');
INSERT INTO entries VALUES('8gc7nbzc',18,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":4}}',1794999046746,'9pfd9gwbp39e','prairie-railroads-15');
INSERT INTO entries VALUES('8gc7nbzc',19,'move','Ann','{"seat":0,"move":{"move":"bid","amount":5}}',1794999046748,'9pfd9gwbp39e','prairie-railroads-16');
INSERT INTO entries VALUES('8gc7nbzc',20,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":6}}',1794999046749,'9pfd9gwbp39e','prairie-railroads-17');
INSERT INTO entries VALUES('8gc7nbzc',21,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":7}}',1794999046751,'9pfd9gwbp39e','prairie-railroads-18');
INSERT INTO entries VALUES('8gc7nbzc',22,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999046753,'9pfd9gwbp39e','prairie-railroads-19');
INSERT INTO entries VALUES('8gc7nbzc',23,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":8}}',1794999046754,'9pfd9gwbp39e','prairie-railroads-20');
INSERT INTO entries VALUES('8gc7nbzc',24,'undo','Ann 3','{"seat":2,"to":22}',1794999046755,'','8bdf35cc8b22597549203689-52');
INSERT INTO entries VALUES('8gc7nbzc',25,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999046858,'9pfd9gwbp39e','prairie-railroads-21');
INSERT INTO entries VALUES('8gc7nbzc',26,'move','Ann 3','{"seat":2,"move":{"move":"build","link":"kansas_city-lawrence"}}',1794999046860,'9pfd9gwbp39e','prairie-railroads-22');
INSERT INTO entries VALUES('8gc7nbzc',27,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999046862,'9pfd9gwbp39e','prairie-railroads-23');
INSERT INTO entries VALUES('htk5ygrk',1,'start','','{}',1794999046866,'','8bdf35cc8b22597549203689-58');
INSERT INTO entries VALUES('htk5ygrk',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":2}}',1794999046866,NULL,NULL);
INSERT INTO entries VALUES('htk5ygrk',3,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1794999046868,'9pfd9gwbp39e','prussian-rails-0');
INSERT INTO entries VALUES('htk5ygrk',4,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999046869,'9pfd9gwbp39e','prussian-rails-1');
INSERT INTO entries VALUES('htk5ygrk',5,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999046871,'9pfd9gwbp39e','prussian-rails-2');
INSERT INTO entries VALUES('htk5ygrk',6,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1794999046873,'9pfd9gwbp39e','prussian-rails-3');
INSERT INTO entries VALUES('htk5ygrk',7,'move','Ann','{"seat":0,"move":{"move":"bid","amount":2}}',1794999046874,'9pfd9gwbp39e','prussian-rails-4');
INSERT INTO entries VALUES('htk5ygrk',8,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999046876,'9pfd9gwbp39e','prussian-rails-5');
INSERT INTO entries VALUES('htk5ygrk',9,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999046877,'9pfd9gwbp39e','prussian-rails-6');
INSERT INTO entries VALUES('htk5ygrk',10,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794999046879,'9pfd9gwbp39e','prussian-rails-7');
INSERT INTO entries VALUES('htk5ygrk',11,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1794999046881,'9pfd9gwbp39e','prussian-rails-8');
INSERT INTO entries VALUES('htk5ygrk',12,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999046882,'9pfd9gwbp39e','prussian-rails-9');
INSERT INTO entries VALUES('htk5ygrk',13,'move','Ann','{"seat":0,"move":{"move":"bid","amount":3}}',1794999046884,'9pfd9gwbp39e','prussian-rails-10');
INSERT INTO entries VALUES('htk5ygrk',14,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999046885,'9pfd9gwbp39e','prussian-rails-11');
INSERT INTO entries VALUES('htk5ygrk',15,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794999046887,'9pfd9gwbp39e','prussian-rails-12');
INSERT INTO entries VALUES('htk5ygrk',16,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999046889,'9pfd9gwbp39e','prussian-rails-13');
INSERT INTO entries VALUES('htk5ygrk',17,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999046890,'9pfd9gwbp39e','prussian-rails-14');
INSERT INTO entries VALUES('htk5ygrk',18,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794999046892,'9pfd9gwbp39e','prussian-rails-15');
INSERT INTO entries VALUES('htk5ygrk',19,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1794999046893,'9pfd9gwbp39e','prussian-rails-16');
INSERT INTO entries VALUES('htk5ygrk',20,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":3}}',1794999046895,'9pfd9gwbp39e','prussian-rails-17');
INSERT INTO entries VALUES('htk5ygrk',21,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999046897,'9pfd9gwbp39e','prussian-rails-18');
INSERT INTO entries VALUES('htk5ygrk',22,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999046898,'9pfd9gwbp39e','prussian-rails-19');
INSERT INTO entries VALUES('htk5ygrk',23,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999046900,'9pfd9gwbp39e','prussian-rails-20');
INSERT INTO entries VALUES('htk5ygrk',24,'undo','Ann','{"seat":0,"to":22}',1794999046901,'','8bdf35cc8b22597549203689-80');
INSERT INTO entries VALUES('htk5ygrk',25,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1794999047003,'9pfd9gwbp39e','prussian-rails-21');
INSERT INTO entries VALUES('htk5ygrk',26,'move','Ann','{"seat":0,"move":{"move":"bid","amount":2}}',1794999047005,'9pfd9gwbp39e','prussian-rails-22');
INSERT INTO entries VALUES('htk5ygrk',27,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":3}}',1794999047007,'9pfd9gwbp39e','prussian-rails-23');
INSERT INTO entries VALUES('57bc765s',1,'start','','{}',1794999047012,'','8bdf35cc8b22597549203689-86');
INSERT INTO entries VALUES('57bc765s',2,'move','chance','{"seat":"chance","move":{"move":"order","seat":0}}',1794999047012,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',3,'move','chance','{"seat":"chance","move":{"move":"dice","white":[1,4],"red":2}}',1794999047012,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',4,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,1],"red":2}}',1794999047012,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',5,'move','chance','{"seat":"chance","move":{"move":"dice","white":[3,2],"red":4}}',1794999047012,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',6,'move','chance','{"seat":"chance","move":{"move":"dice","white":[1,3],"red":2}}',1794999047012,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',7,'move','chance','{"seat":"chance","move":{"move":"dice","white":[6,4],"red":3}}',1794999047012,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',8,'move','chance','{"seat":"chance","move":{"move":"dice","white":[1,3],"red":6}}',1794999047012,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',9,'move','chance','{"seat":"chance","move":{"move":"dice","white":[5,3],"red":6}}',1794999047012,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',10,'move','chance','{"seat":"chance","move":{"move":"dice","white":[6,3],"red":2}}',1794999047012,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',11,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047014,'9pfd9gwbp39e','rail-baron-southeast-0');
INSERT INTO entries VALUES('57bc765s',12,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,1]}}',1794999047014,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',13,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"CO","to":"Shelbyville_KY"}}',1794999047016,'9pfd9gwbp39e','rail-baron-southeast-1');
INSERT INTO entries VALUES('57bc765s',14,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"CNOTP","to":"Georgetown_KY"}}',1794999047019,'9pfd9gwbp39e','rail-baron-southeast-2');
INSERT INTO entries VALUES('57bc765s',15,'move','chance','{"seat":"chance","move":{"move":"dice","white":[1,3],"red":4}}',1794999047019,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',16,'move','Ann 2','{"seat":1,"move":{"move":"region","region":"Mid Atlantic"}}',1794999047021,'9pfd9gwbp39e','rail-baron-southeast-3');
INSERT INTO entries VALUES('57bc765s',17,'move','chance','{"seat":"chance","move":{"move":"dice","white":[3,4],"red":6}}',1794999047021,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',18,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999047028,'9pfd9gwbp39e','rail-baron-southeast-4');
INSERT INTO entries VALUES('57bc765s',19,'move','chance','{"seat":"chance","move":{"move":"dice","white":[3,4]}}',1794999047028,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',20,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"LN","to":"Cave_City_KY"}}',1794999047030,'9pfd9gwbp39e','rail-baron-southeast-5');
INSERT INTO entries VALUES('57bc765s',21,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"LN","to":"LOU"}}',1794999047035,'9pfd9gwbp39e','rail-baron-southeast-6');
INSERT INTO entries VALUES('57bc765s',22,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"CO","to":"Shelbyville_KY"}}',1794999047037,'9pfd9gwbp39e','rail-baron-southeast-7');
INSERT INTO entries VALUES('57bc765s',23,'move','chance','{"seat":"chance","move":{"move":"dice","white":[2,2],"red":1}}',1794999047037,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',24,'move','chance','{"seat":"chance","move":{"move":"dice","white":[5,6],"red":3}}',1794999047037,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',25,'move','Ann 3','{"seat":2,"move":{"move":"swap_home"}}',1794999047043,'9pfd9gwbp39e','rail-baron-southeast-8');
INSERT INTO entries VALUES('57bc765s',26,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,1]}}',1794999047043,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',27,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"RD","to":"Belton_SC"}}',1794999047046,'9pfd9gwbp39e','rail-baron-southeast-9');
INSERT INTO entries VALUES('57bc765s',28,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"CWC","to":"Laurens_SC"}}',1794999047049,'9pfd9gwbp39e','rail-baron-southeast-10');
INSERT INTO entries VALUES('57bc765s',29,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"CWC","to":"GVS"}}',1794999047052,'9pfd9gwbp39e','rail-baron-southeast-11');
INSERT INTO entries VALUES('57bc765s',30,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"RD","to":"Spartanburg_SC"}}',1794999047057,'9pfd9gwbp39e','rail-baron-southeast-12');
INSERT INTO entries VALUES('57bc765s',31,'move','chance','{"seat":"chance","move":{"move":"dice","white":[1,1]}}',1794999047057,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',32,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"BO","to":"Blanchester_OH"}}',1794999047059,'9pfd9gwbp39e','rail-baron-southeast-13');
INSERT INTO entries VALUES('57bc765s',33,'move','chance','{"seat":"chance","move":{"move":"dice","white":[3,3]}}',1794999047059,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',34,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"CNOTP","to":"Georgetown_KY"}}',1794999047062,'9pfd9gwbp39e','rail-baron-southeast-14');
INSERT INTO entries VALUES('57bc765s',35,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"LN","to":"Glencoe_KY"}}',1794999047069,'9pfd9gwbp39e','rail-baron-southeast-15');
INSERT INTO entries VALUES('57bc765s',36,'move','chance','{"seat":"chance","move":{"move":"dice","white":[3,3]}}',1794999047069,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',37,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"RD","to":"Saluda_NC"}}',1794999047072,'9pfd9gwbp39e','rail-baron-southeast-16');
INSERT INTO entries VALUES('57bc765s',38,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"RD","to":"Old_Fort_NC"}}',1794999047079,'9pfd9gwbp39e','rail-baron-southeast-17');
INSERT INTO entries VALUES('57bc765s',39,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,2]}}',1794999047079,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',40,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"BO","to":"Ravenswood_WV"}}',1794999047086,'9pfd9gwbp39e','rail-baron-southeast-18');
INSERT INTO entries VALUES('57bc765s',41,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,4]}}',1794999047086,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',42,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"LN","to":"Hopkinsville_KY"}}',1794999047095,'9pfd9gwbp39e','rail-baron-southeast-19');
INSERT INTO entries VALUES('57bc765s',43,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"LN","to":"Clarksville_TN"}}',1794999047100,'9pfd9gwbp39e','rail-baron-southeast-20');
INSERT INTO entries VALUES('57bc765s',44,'move','chance','{"seat":"chance","move":{"move":"dice","white":[2,4]}}',1794999047100,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',45,'undo','Ann 3','{"seat":2,"to":42}',1794999047101,'','8bdf35cc8b22597549203689-108');
INSERT INTO entries VALUES('57bc765s',46,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"LN","to":"Springfield_TN"}}',1794999047211,'9pfd9gwbp39e','rail-baron-southeast-21');
INSERT INTO entries VALUES('57bc765s',47,'move','chance','{"seat":"chance","move":{"move":"dice","white":[5,5]}}',1794999047211,NULL,NULL);
INSERT INTO entries VALUES('57bc765s',48,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"RD","to":"CLT"}}',1794999047215,'9pfd9gwbp39e','rail-baron-southeast-22');
INSERT INTO entries VALUES('57bc765s',49,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"SAL","to":"Monroe_NC"}}',1794999047218,'9pfd9gwbp39e','rail-baron-southeast-23');
INSERT INTO entries VALUES('uecacxcf',1,'start','','{}',1794999047229,'','8bdf35cc8b22597549203689-114');
INSERT INTO entries VALUES('uecacxcf',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":1}}',1794999047229,NULL,NULL);
INSERT INTO entries VALUES('uecacxcf',3,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999047231,'9pfd9gwbp39e','southern-pacific-0');
INSERT INTO entries VALUES('uecacxcf',4,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1794999047233,'9pfd9gwbp39e','southern-pacific-1');
INSERT INTO entries VALUES('uecacxcf',5,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794999047234,'9pfd9gwbp39e','southern-pacific-2');
INSERT INTO entries VALUES('uecacxcf',6,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999047236,'9pfd9gwbp39e','southern-pacific-3');
INSERT INTO entries VALUES('uecacxcf',7,'move','Ann','{"seat":0,"move":{"move":"build","link":"beaumont-cleveland"}}',1794999047238,'9pfd9gwbp39e','southern-pacific-4');
INSERT INTO entries VALUES('uecacxcf',8,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999047239,'9pfd9gwbp39e','southern-pacific-5');
INSERT INTO entries VALUES('uecacxcf',9,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1794999047241,'9pfd9gwbp39e','southern-pacific-6');
INSERT INTO entries VALUES('uecacxcf',10,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1794999047243,'9pfd9gwbp39e','southern-pacific-7');
INSERT INTO entries VALUES('uecacxcf',11,'move','Ann','{"seat":0,"move":{"move":"bid","amount":3}}',1794999047245,'9pfd9gwbp39e','southern-pacific-8');
INSERT INTO entries VALUES('uecacxcf',12,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999047247,'9pfd9gwbp39e','southern-pacific-9');
INSERT INTO entries VALUES('uecacxcf',13,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":4}}',1794999047248,'9pfd9gwbp39e','southern-pacific-10');
INSERT INTO entries VALUES('uecacxcf',14,'move','Ann','{"seat":0,"move":{"move":"bid","amount":5}}',1794999047250,'9pfd9gwbp39e','southern-pacific-11');
INSERT INTO entries VALUES('uecacxcf',15,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999047252,'9pfd9gwbp39e','southern-pacific-12');
INSERT INTO entries VALUES('uecacxcf',16,'move','Ann','{"seat":0,"move":{"move":"build","link":"tyler-marshall"}}',1794999047254,'9pfd9gwbp39e','southern-pacific-13');
INSERT INTO entries VALUES('uecacxcf',17,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047256,'9pfd9gwbp39e','southern-pacific-14');
INSERT INTO entries VALUES('uecacxcf',18,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794999047258,'9pfd9gwbp39e','southern-pacific-15');
INSERT INTO entries VALUES('uecacxcf',19,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1794999047259,'9pfd9gwbp39e','southern-pacific-16');
INSERT INTO entries VALUES('uecacxcf',20,'move','Ann 3','{"seat":2,"move":{"move":"build","link":"texarkana-paris"}}',1794999047261,'9pfd9gwbp39e','southern-pacific-17');
INSERT INTO entries VALUES('uecacxcf',21,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1794999047263,'9pfd9gwbp39e','southern-pacific-18');
INSERT INTO entries VALUES('uecacxcf',22,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794999047265,'9pfd9gwbp39e','southern-pacific-19');
INSERT INTO entries VALUES('uecacxcf',23,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1794999047267,'9pfd9gwbp39e','southern-pacific-20');
INSERT INTO entries VALUES('uecacxcf',24,'undo','Ann 3','{"seat":2,"to":22}',1794999047268,'','8bdf35cc8b22597549203689-136');
INSERT INTO entries VALUES('uecacxcf',25,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1794999047370,'9pfd9gwbp39e','southern-pacific-21');
INSERT INTO entries VALUES('uecacxcf',26,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794999047372,'9pfd9gwbp39e','southern-pacific-22');
INSERT INTO entries VALUES('uecacxcf',27,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047374,'9pfd9gwbp39e','southern-pacific-23');
INSERT INTO entries VALUES('n9x7r36s',1,'start','','{}',1794999047379,'','8bdf35cc8b22597549203689-142');
INSERT INTO entries VALUES('n9x7r36s',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":1}}',1794999047379,NULL,NULL);
INSERT INTO entries VALUES('n9x7r36s',3,'move','Random','{"seat":1,"move":{"move":"bid","amount":0}}',1794999047384,'','8bdf35cc8b22597549203689-143');
INSERT INTO entries VALUES('n9x7r36s',4,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":1}}',1794999047384,'','8bdf35cc8b22597549203689-144');
INSERT INTO entries VALUES('n9x7r36s',5,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047394,'','8bdf35cc8b22597549203689-145');
INSERT INTO entries VALUES('n9x7r36s',6,'move','Random','{"seat":1,"move":{"move":"bid","amount":27}}',1794999047395,'','8bdf35cc8b22597549203689-146');
INSERT INTO entries VALUES('n9x7r36s',7,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047396,'','8bdf35cc8b22597549203689-147');
INSERT INTO entries VALUES('n9x7r36s',8,'move','Random','{"seat":1,"move":{"move":"bid","amount":5}}',1794999047397,'','8bdf35cc8b22597549203689-148');
INSERT INTO entries VALUES('n9x7r36s',9,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047398,'','8bdf35cc8b22597549203689-149');
INSERT INTO entries VALUES('n9x7r36s',10,'move','Ann','{"seat":0,"move":{"move":"bid","amount":6}}',1794999047407,'','8bdf35cc8b22597549203689-150');
INSERT INTO entries VALUES('n9x7r36s',11,'move','Random','{"seat":1,"move":{"move":"bid","amount":11}}',1794999047408,'','8bdf35cc8b22597549203689-151');
INSERT INTO entries VALUES('n9x7r36s',12,'move','Ann','{"seat":0,"move":{"move":"bid","amount":12}}',1794999047410,'','8bdf35cc8b22597549203689-152');
INSERT INTO entries VALUES('n9x7r36s',13,'move','Random','{"seat":1,"move":{"move":"bid","amount":13}}',1794999047410,'','8bdf35cc8b22597549203689-153');
INSERT INTO entries VALUES('n9x7r36s',14,'move','Ann','{"seat":0,"move":{"move":"bid","amount":14}}',1794999047412,'','8bdf35cc8b22597549203689-154');
INSERT INTO entries VALUES('n9x7r36s',15,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999047414,'','8bdf35cc8b22597549203689-155');
INSERT INTO entries VALUES('n9x7r36s',16,'move','Random','{"seat":1,"move":{"move":"bid","amount":4}}',1794999047415,'','8bdf35cc8b22597549203689-156');
INSERT INTO entries VALUES('n9x7r36s',17,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":22}}',1794999047416,'','8bdf35cc8b22597549203689-157');
INSERT INTO entries VALUES('n9x7r36s',18,'move','Ann','{"seat":0,"move":{"move":"bid","amount":23}}',1794999047427,'','8bdf35cc8b22597549203689-158');
INSERT INTO entries VALUES('n9x7r36s',19,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047429,'','8bdf35cc8b22597549203689-159');
INSERT INTO entries VALUES('n9x7r36s',20,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047430,'','8bdf35cc8b22597549203689-160');
INSERT INTO entries VALUES('n9x7r36s',21,'move','Random','{"seat":1,"move":{"move":"bid","amount":11}}',1794999047431,'','8bdf35cc8b22597549203689-161');
INSERT INTO entries VALUES('n9x7r36s',22,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":12}}',1794999047432,'','8bdf35cc8b22597549203689-162');
INSERT INTO entries VALUES('n9x7r36s',23,'move','Random','{"seat":1,"move":{"move":"bid","amount":13}}',1794999047433,'','8bdf35cc8b22597549203689-163');
INSERT INTO entries VALUES('n9x7r36s',24,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047434,'','8bdf35cc8b22597549203689-164');
INSERT INTO entries VALUES('n9x7r36s',25,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047434,'','8bdf35cc8b22597549203689-165');
INSERT INTO entries VALUES('n9x7r36s',26,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047435,'','8bdf35cc8b22597549203689-166');
INSERT INTO entries VALUES('n9x7r36s',27,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999047444,'','8bdf35cc8b22597549203689-167');
INSERT INTO entries VALUES('n9x7r36s',28,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047446,'','8bdf35cc8b22597549203689-168');
INSERT INTO entries VALUES('n9x7r36s',29,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047447,'','8bdf35cc8b22597549203689-169');
INSERT INTO entries VALUES('n9x7r36s',30,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":10}}',1794999047448,'','8bdf35cc8b22597549203689-170');
INSERT INTO entries VALUES('n9x7r36s',31,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047449,'','8bdf35cc8b22597549203689-171');
INSERT INTO entries VALUES('n9x7r36s',32,'move','Random','{"seat":1,"move":{"move":"build","hex":"B50"}}',1794999047449,'','8bdf35cc8b22597549203689-172');
INSERT INTO entries VALUES('n9x7r36s',33,'move','Random','{"seat":1,"move":{"move":"build","hex":"B48"}}',1794999047450,'','8bdf35cc8b22597549203689-173');
INSERT INTO entries VALUES('n9x7r36s',34,'move','Random','{"seat":1,"move":{"move":"build","hex":"C49"}}',1794999047450,'','8bdf35cc8b22597549203689-174');
INSERT INTO entries VALUES('n9x7r36s',35,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047451,'','8bdf35cc8b22597549203689-175');
INSERT INTO entries VALUES('n9x7r36s',36,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794999047459,'','8bdf35cc8b22597549203689-176');
INSERT INTO entries VALUES('n9x7r36s',37,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999047461,'','8bdf35cc8b22597549203689-177');
INSERT INTO entries VALUES('n9x7r36s',38,'move','Random','{"seat":1,"move":{"move":"bid","amount":3}}',1794999047462,'','8bdf35cc8b22597549203689-178');
INSERT INTO entries VALUES('n9x7r36s',39,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":25}}',1794999047464,'','8bdf35cc8b22597549203689-179');
INSERT INTO entries VALUES('n9x7r36s',40,'move','Ann','{"seat":0,"move":{"move":"build","hex":"D50"}}',1794999047475,'','8bdf35cc8b22597549203689-180');
INSERT INTO entries VALUES('n9x7r36s',41,'move','Ann','{"seat":0,"move":{"move":"build","hex":"C51"}}',1794999047477,'','8bdf35cc8b22597549203689-181');
INSERT INTO entries VALUES('n9x7r36s',42,'move','Ann','{"seat":0,"move":{"move":"build","hex":"C47"}}',1794999047479,'','8bdf35cc8b22597549203689-182');
INSERT INTO entries VALUES('n9x7r36s',43,'move','Ann','{"seat":0,"move":{"move":"build","hex":"D46"}}',1794999047481,'','8bdf35cc8b22597549203689-183');
INSERT INTO entries VALUES('n9x7r36s',44,'move','Ann','{"seat":0,"move":{"move":"build","hex":"B46"}}',1794999047483,'','8bdf35cc8b22597549203689-184');
INSERT INTO entries VALUES('n9x7r36s',45,'move','Ann','{"seat":0,"move":{"move":"build","hex":"E47"}}',1794999047485,'','8bdf35cc8b22597549203689-185');
INSERT INTO entries VALUES('n9x7r36s',46,'move','Ann','{"seat":0,"move":{"move":"build","hex":"F46"}}',1794999047487,'','8bdf35cc8b22597549203689-186');
INSERT INTO entries VALUES('n9x7r36s',47,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047489,'','8bdf35cc8b22597549203689-187');
INSERT INTO entries VALUES('n9x7r36s',48,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047491,'','8bdf35cc8b22597549203689-188');
INSERT INTO entries VALUES('n9x7r36s',49,'move','Ann','{"seat":0,"move":{"move":"build","hex":"E51"}}',1794999047493,'','8bdf35cc8b22597549203689-189');
INSERT INTO entries VALUES('n9x7r36s',50,'move','Ann','{"seat":0,"move":{"move":"build","hex":"F50"}}',1794999047495,'','8bdf35cc8b22597549203689-190');
INSERT INTO entries VALUES('n9x7r36s',51,'move','Ann','{"seat":0,"move":{"move":"build","hex":"E49"}}',1794999047496,'','8bdf35cc8b22597549203689-191');
INSERT INTO entries VALUES('n9x7r36s',52,'move','Ann','{"seat":0,"move":{"move":"build","hex":"E47"}}',1794999047498,'','8bdf35cc8b22597549203689-192');
INSERT INTO entries VALUES('n9x7r36s',53,'move','Ann','{"seat":0,"move":{"move":"build","hex":"D50"}}',1794999047500,'','8bdf35cc8b22597549203689-193');
INSERT INTO entries VALUES('n9x7r36s',54,'move','Ann','{"seat":0,"move":{"move":"build","hex":"F46"}}',1794999047502,'','8bdf35cc8b22597549203689-194');
INSERT INTO entries VALUES('n9x7r36s',55,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794999047503,'','8bdf35cc8b22597549203689-195');
INSERT INTO entries VALUES('n9x7r36s',56,'move','Random','{"seat":1,"move":{"move":"bid","amount":4}}',1794999047505,'','8bdf35cc8b22597549203689-196');
INSERT INTO entries VALUES('n9x7r36s',57,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047505,'','8bdf35cc8b22597549203689-197');
INSERT INTO entries VALUES('n9x7r36s',58,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047516,'','8bdf35cc8b22597549203689-198');
INSERT INTO entries VALUES('n9x7r36s',59,'move','Random','{"seat":1,"move":{"move":"build","hex":"G51"}}',1794999047517,'','8bdf35cc8b22597549203689-199');
INSERT INTO entries VALUES('n9x7r36s',60,'move','Random','{"seat":1,"move":{"move":"build","hex":"I51"}}',1794999047518,'','8bdf35cc8b22597549203689-200');
INSERT INTO entries VALUES('n9x7r36s',61,'move','Random','{"seat":1,"move":{"move":"build","hex":"J50"}}',1794999047519,'','8bdf35cc8b22597549203689-201');
INSERT INTO entries VALUES('n9x7r36s',62,'move','Random','{"seat":1,"move":{"move":"build","hex":"G53"}}',1794999047520,'','8bdf35cc8b22597549203689-202');
INSERT INTO entries VALUES('n9x7r36s',63,'move','Random','{"seat":1,"move":{"move":"build","hex":"K49"}}',1794999047520,'','8bdf35cc8b22597549203689-203');
INSERT INTO entries VALUES('n9x7r36s',64,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794999047530,'','8bdf35cc8b22597549203689-204');
INSERT INTO entries VALUES('n9x7r36s',65,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047532,'','8bdf35cc8b22597549203689-205');
INSERT INTO entries VALUES('n9x7r36s',66,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047533,'','8bdf35cc8b22597549203689-206');
INSERT INTO entries VALUES('n9x7r36s',67,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":0}}',1794999047535,'','8bdf35cc8b22597549203689-207');
INSERT INTO entries VALUES('n9x7r36s',68,'move','Brakeman','{"seat":2,"move":{"move":"issue_share"}}',1794999047535,'','8bdf35cc8b22597549203689-208');
INSERT INTO entries VALUES('n9x7r36s',69,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":14}}',1794999047536,'','8bdf35cc8b22597549203689-209');
INSERT INTO entries VALUES('n9x7r36s',70,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047546,'','8bdf35cc8b22597549203689-210');
INSERT INTO entries VALUES('n9x7r36s',71,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047547,'','8bdf35cc8b22597549203689-211');
INSERT INTO entries VALUES('n9x7r36s',72,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999047549,'','8bdf35cc8b22597549203689-212');
INSERT INTO entries VALUES('n9x7r36s',73,'move','Random','{"seat":1,"move":{"move":"bid","amount":2}}',1794999047550,'','8bdf35cc8b22597549203689-213');
INSERT INTO entries VALUES('n9x7r36s',74,'move','Ann','{"seat":0,"move":{"move":"bid","amount":3}}',1794999047551,'','8bdf35cc8b22597549203689-214');
INSERT INTO entries VALUES('n9x7r36s',75,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047552,'','8bdf35cc8b22597549203689-215');
INSERT INTO entries VALUES('n9x7r36s',76,'move','Random','{"seat":1,"move":{"move":"build","hex":"B46"}}',1794999047554,'','8bdf35cc8b22597549203689-216');
INSERT INTO entries VALUES('n9x7r36s',77,'move','Random','{"seat":1,"move":{"move":"build","hex":"B44"}}',1794999047555,'','8bdf35cc8b22597549203689-217');
INSERT INTO entries VALUES('n9x7r36s',78,'move','Random','{"seat":1,"move":{"move":"build","hex":"C43"}}',1794999047555,'','8bdf35cc8b22597549203689-218');
INSERT INTO entries VALUES('n9x7r36s',79,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047556,'','8bdf35cc8b22597549203689-219');
INSERT INTO entries VALUES('n9x7r36s',80,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047565,'','8bdf35cc8b22597549203689-220');
INSERT INTO entries VALUES('n9x7r36s',81,'move','Ann','{"seat":0,"move":{"move":"build","hex":"F48"}}',1794999047568,'','8bdf35cc8b22597549203689-221');
INSERT INTO entries VALUES('n9x7r36s',82,'move','Ann','{"seat":0,"move":{"move":"build","hex":"B50"}}',1794999047570,'','8bdf35cc8b22597549203689-222');
INSERT INTO entries VALUES('n9x7r36s',83,'move','Ann','{"seat":0,"move":{"move":"build","hex":"A47"}}',1794999047572,'','8bdf35cc8b22597549203689-223');
INSERT INTO entries VALUES('n9x7r36s',84,'move','Ann','{"seat":0,"move":{"move":"build","hex":"E49"}}',1794999047574,'','8bdf35cc8b22597549203689-224');
INSERT INTO entries VALUES('n9x7r36s',85,'move','Ann','{"seat":0,"move":{"move":"build","hex":"C45"}}',1794999047576,'','8bdf35cc8b22597549203689-225');
INSERT INTO entries VALUES('n9x7r36s',86,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794999047578,'','8bdf35cc8b22597549203689-226');
INSERT INTO entries VALUES('n9x7r36s',87,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999047580,'','8bdf35cc8b22597549203689-227');
INSERT INTO entries VALUES('n9x7r36s',88,'move','Random','{"seat":1,"move":{"move":"bid","amount":4}}',1794999047581,'','8bdf35cc8b22597549203689-228');
INSERT INTO entries VALUES('n9x7r36s',89,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":11}}',1794999047582,'','8bdf35cc8b22597549203689-229');
INSERT INTO entries VALUES('n9x7r36s',90,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047594,'','8bdf35cc8b22597549203689-230');
INSERT INTO entries VALUES('n9x7r36s',91,'move','Ann','{"seat":0,"move":{"move":"build","hex":"C51"}}',1794999047596,'','8bdf35cc8b22597549203689-231');
INSERT INTO entries VALUES('n9x7r36s',92,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047598,'','8bdf35cc8b22597549203689-232');
INSERT INTO entries VALUES('n9x7r36s',93,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047599,'','8bdf35cc8b22597549203689-233');
INSERT INTO entries VALUES('n9x7r36s',94,'move','Random','{"seat":1,"move":{"move":"build","hex":"J48"}}',1794999047600,'','8bdf35cc8b22597549203689-234');
INSERT INTO entries VALUES('n9x7r36s',95,'move','Random','{"seat":1,"move":{"move":"build","hex":"H50"}}',1794999047602,'','8bdf35cc8b22597549203689-235');
INSERT INTO entries VALUES('n9x7r36s',96,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047612,'','8bdf35cc8b22597549203689-236');
INSERT INTO entries VALUES('n9x7r36s',97,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047613,'','8bdf35cc8b22597549203689-237');
INSERT INTO entries VALUES('n9x7r36s',98,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"N52"}}',1794999047614,'','8bdf35cc8b22597549203689-238');
INSERT INTO entries VALUES('n9x7r36s',99,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"M51"}}',1794999047616,'','8bdf35cc8b22597549203689-239');
INSERT INTO entries VALUES('n9x7r36s',100,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"L52"}}',1794999047616,'','8bdf35cc8b22597549203689-240');
INSERT INTO entries VALUES('n9x7r36s',101,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"M53"}}',1794999047617,'','8bdf35cc8b22597549203689-241');
INSERT INTO entries VALUES('n9x7r36s',102,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"M49"}}',1794999047617,'','8bdf35cc8b22597549203689-242');
INSERT INTO entries VALUES('n9x7r36s',103,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"M47"}}',1794999047618,'','8bdf35cc8b22597549203689-243');
INSERT INTO entries VALUES('n9x7r36s',104,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999047627,'','8bdf35cc8b22597549203689-244');
INSERT INTO entries VALUES('n9x7r36s',105,'move','Random','{"seat":1,"move":{"move":"bid","amount":5}}',1794999047628,'','8bdf35cc8b22597549203689-245');
INSERT INTO entries VALUES('n9x7r36s',106,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047629,'','8bdf35cc8b22597549203689-246');
INSERT INTO entries VALUES('n9x7r36s',107,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047641,'','8bdf35cc8b22597549203689-247');
INSERT INTO entries VALUES('n9x7r36s',108,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047642,'','8bdf35cc8b22597549203689-248');
INSERT INTO entries VALUES('n9x7r36s',109,'move','Random','{"seat":1,"move":{"move":"build","hex":"A43"}}',1794999047643,'','8bdf35cc8b22597549203689-249');
INSERT INTO entries VALUES('n9x7r36s',110,'move','Random','{"seat":1,"move":{"move":"build","hex":"A41"}}',1794999047644,'','8bdf35cc8b22597549203689-250');
INSERT INTO entries VALUES('n9x7r36s',111,'move','Random','{"seat":1,"move":{"move":"build","hex":"D44"}}',1794999047645,'','8bdf35cc8b22597549203689-251');
INSERT INTO entries VALUES('n9x7r36s',112,'move','Random','{"seat":1,"move":{"move":"build","hex":"A39"}}',1794999047645,'','8bdf35cc8b22597549203689-252');
INSERT INTO entries VALUES('n9x7r36s',113,'move','Random','{"seat":1,"move":{"move":"build","hex":"C47"}}',1794999047646,'','8bdf35cc8b22597549203689-253');
INSERT INTO entries VALUES('n9x7r36s',114,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794999047655,'','8bdf35cc8b22597549203689-254');
INSERT INTO entries VALUES('n9x7r36s',115,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999047657,'','8bdf35cc8b22597549203689-255');
INSERT INTO entries VALUES('n9x7r36s',116,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047658,'','8bdf35cc8b22597549203689-256');
INSERT INTO entries VALUES('n9x7r36s',117,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":12}}',1794999047660,'','8bdf35cc8b22597549203689-257');
INSERT INTO entries VALUES('n9x7r36s',118,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047672,'','8bdf35cc8b22597549203689-258');
INSERT INTO entries VALUES('n9x7r36s',119,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"E51"}}',1794999047673,'','8bdf35cc8b22597549203689-259');
INSERT INTO entries VALUES('n9x7r36s',120,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"F50"}}',1794999047676,'','8bdf35cc8b22597549203689-260');
INSERT INTO entries VALUES('n9x7r36s',121,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"E53"}}',1794999047677,'','8bdf35cc8b22597549203689-261');
INSERT INTO entries VALUES('n9x7r36s',122,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"G51"}}',1794999047678,'','8bdf35cc8b22597549203689-262');
INSERT INTO entries VALUES('n9x7r36s',123,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047678,'','8bdf35cc8b22597549203689-263');
INSERT INTO entries VALUES('n9x7r36s',124,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794999047688,'','8bdf35cc8b22597549203689-264');
INSERT INTO entries VALUES('n9x7r36s',125,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047691,'','8bdf35cc8b22597549203689-265');
INSERT INTO entries VALUES('n9x7r36s',126,'move','Random','{"seat":1,"move":{"move":"bid","amount":4}}',1794999047693,'','8bdf35cc8b22597549203689-266');
INSERT INTO entries VALUES('n9x7r36s',127,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047695,'','8bdf35cc8b22597549203689-267');
INSERT INTO entries VALUES('n9x7r36s',128,'move','Ann','{"seat":0,"move":{"move":"build","hex":"F48"}}',1794999047708,'','8bdf35cc8b22597549203689-268');
INSERT INTO entries VALUES('n9x7r36s',129,'move','Ann','{"seat":0,"move":{"move":"build","hex":"D52"}}',1794999047711,'','8bdf35cc8b22597549203689-269');
INSERT INTO entries VALUES('n9x7r36s',130,'move','Ann','{"seat":0,"move":{"move":"build","hex":"G49"}}',1794999047714,'','8bdf35cc8b22597549203689-270');
INSERT INTO entries VALUES('n9x7r36s',131,'move','Ann','{"seat":0,"move":{"move":"build","hex":"F44"}}',1794999047717,'','8bdf35cc8b22597549203689-271');
INSERT INTO entries VALUES('n9x7r36s',132,'move','Ann','{"seat":0,"move":{"move":"build","hex":"G43"}}',1794999047722,'','8bdf35cc8b22597549203689-272');
INSERT INTO entries VALUES('n9x7r36s',133,'move','Ann','{"seat":0,"move":{"move":"build","hex":"F42"}}',1794999047725,'','8bdf35cc8b22597549203689-273');
INSERT INTO entries VALUES('n9x7r36s',134,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794999047726,'','8bdf35cc8b22597549203689-274');
INSERT INTO entries VALUES('n9x7r36s',135,'move','Random','{"seat":1,"move":{"move":"bid","amount":15}}',1794999047728,'','8bdf35cc8b22597549203689-275');
INSERT INTO entries VALUES('n9x7r36s',136,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047730,'','8bdf35cc8b22597549203689-276');
INSERT INTO entries VALUES('n9x7r36s',137,'move','Ann','{"seat":0,"move":{"move":"bid","amount":16}}',1794999047741,'','8bdf35cc8b22597549203689-277');
INSERT INTO entries VALUES('n9x7r36s',138,'move','Random','{"seat":1,"move":{"move":"bid","amount":18}}',1794999047743,'','8bdf35cc8b22597549203689-278');
INSERT INTO entries VALUES('n9x7r36s',139,'move','Ann','{"seat":0,"move":{"move":"bid","amount":19}}',1794999047745,'','8bdf35cc8b22597549203689-279');
INSERT INTO entries VALUES('n9x7r36s',140,'move','Random','{"seat":1,"move":{"move":"bid","amount":20}}',1794999047747,'','8bdf35cc8b22597549203689-280');
INSERT INTO entries VALUES('n9x7r36s',141,'move','Ann','{"seat":0,"move":{"move":"bid","amount":21}}',1794999047750,'','8bdf35cc8b22597549203689-281');
INSERT INTO entries VALUES('n9x7r36s',142,'move','Random','{"seat":1,"move":{"move":"build","hex":"I49"}}',1794999047751,'','8bdf35cc8b22597549203689-282');
INSERT INTO entries VALUES('n9x7r36s',143,'move','Random','{"seat":1,"move":{"move":"build","hex":"J46"}}',1794999047753,'','8bdf35cc8b22597549203689-283');
INSERT INTO entries VALUES('n9x7r36s',144,'move','Random','{"seat":1,"move":{"move":"build","hex":"J52"}}',1794999047754,'','8bdf35cc8b22597549203689-284');
INSERT INTO entries VALUES('n9x7r36s',145,'move','Random','{"seat":1,"move":{"move":"build","hex":"G49"}}',1794999047755,'','8bdf35cc8b22597549203689-285');
INSERT INTO entries VALUES('n9x7r36s',146,'move','Random','{"seat":1,"move":{"move":"build","hex":"G47"}}',1794999047755,'','8bdf35cc8b22597549203689-286');
INSERT INTO entries VALUES('n9x7r36s',147,'move','Random','{"seat":1,"move":{"move":"build","hex":"I45"}}',1794999047756,'','8bdf35cc8b22597549203689-287');
INSERT INTO entries VALUES('n9x7r36s',148,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794999047765,'','8bdf35cc8b22597549203689-288');
INSERT INTO entries VALUES('n9x7r36s',149,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047767,'','8bdf35cc8b22597549203689-289');
INSERT INTO entries VALUES('n9x7r36s',150,'move','Random','{"seat":1,"move":{"move":"bid","amount":13}}',1794999047768,'','8bdf35cc8b22597549203689-290');
INSERT INTO entries VALUES('n9x7r36s',151,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047770,'','8bdf35cc8b22597549203689-291');
INSERT INTO entries VALUES('n9x7r36s',152,'move','Ann','{"seat":0,"move":{"move":"build","hex":"L52"}}',1794999047781,'','8bdf35cc8b22597549203689-292');
INSERT INTO entries VALUES('n9x7r36s',153,'move','Ann','{"seat":0,"move":{"move":"build","hex":"J52"}}',1794999047784,'','8bdf35cc8b22597549203689-293');
INSERT INTO entries VALUES('n9x7r36s',154,'move','Ann','{"seat":0,"move":{"move":"build","hex":"J50"}}',1794999047786,'','8bdf35cc8b22597549203689-294');
INSERT INTO entries VALUES('n9x7r36s',155,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047788,'','8bdf35cc8b22597549203689-295');
INSERT INTO entries VALUES('n9x7r36s',156,'move','Brakeman','{"seat":2,"move":{"move":"issue_share"}}',1794999047789,'','8bdf35cc8b22597549203689-296');
INSERT INTO entries VALUES('n9x7r36s',157,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":11}}',1794999047790,'','8bdf35cc8b22597549203689-297');
INSERT INTO entries VALUES('n9x7r36s',158,'move','Ann','{"seat":0,"move":{"move":"bid","amount":12}}',1794999047803,'','8bdf35cc8b22597549203689-298');
INSERT INTO entries VALUES('n9x7r36s',159,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047804,'','8bdf35cc8b22597549203689-299');
INSERT INTO entries VALUES('n9x7r36s',160,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047805,'','8bdf35cc8b22597549203689-300');
INSERT INTO entries VALUES('n9x7r36s',161,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"L46"}}',1794999047806,'','8bdf35cc8b22597549203689-301');
INSERT INTO entries VALUES('n9x7r36s',162,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"K53"}}',1794999047807,'','8bdf35cc8b22597549203689-302');
INSERT INTO entries VALUES('n9x7r36s',163,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"O51"}}',1794999047808,'','8bdf35cc8b22597549203689-303');
INSERT INTO entries VALUES('n9x7r36s',164,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"N46"}}',1794999047808,'','8bdf35cc8b22597549203689-304');
INSERT INTO entries VALUES('n9x7r36s',165,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"O49"}}',1794999047809,'','8bdf35cc8b22597549203689-305');
INSERT INTO entries VALUES('n9x7r36s',166,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"L48"}}',1794999047809,'','8bdf35cc8b22597549203689-306');
INSERT INTO entries VALUES('n9x7r36s',167,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047810,'','8bdf35cc8b22597549203689-307');
INSERT INTO entries VALUES('n9x7r36s',168,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":22}}',1794999047810,'','8bdf35cc8b22597549203689-308');
INSERT INTO entries VALUES('n9x7r36s',169,'move','Ann','{"seat":0,"move":{"move":"bid","amount":23}}',1794999047817,'','8bdf35cc8b22597549203689-309');
INSERT INTO entries VALUES('n9x7r36s',170,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047820,'','8bdf35cc8b22597549203689-310');
INSERT INTO entries VALUES('n9x7r36s',171,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794999047820,'','8bdf35cc8b22597549203689-311');
INSERT INTO entries VALUES('n9x7r36s',172,'move','Random','{"seat":1,"move":{"move":"bid","amount":14}}',1794999047821,'','8bdf35cc8b22597549203689-312');
INSERT INTO entries VALUES('n9x7r36s',173,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":16}}',1794999047821,'','8bdf35cc8b22597549203689-313');
INSERT INTO entries VALUES('n9x7r36s',174,'move','Random','{"seat":1,"move":{"move":"build","hex":"A45"}}',1794999047822,'','8bdf35cc8b22597549203689-314');
INSERT INTO entries VALUES('n9x7r36s',175,'move','Random','{"seat":1,"move":{"move":"build","hex":"D48"}}',1794999047823,'','8bdf35cc8b22597549203689-315');
INSERT INTO entries VALUES('n9x7r36s',176,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047823,'','8bdf35cc8b22597549203689-316');
INSERT INTO entries VALUES('n9x7r36s',177,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047824,'','8bdf35cc8b22597549203689-317');
INSERT INTO entries VALUES('n9x7r36s',178,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"B48"}}',1794999047824,'','8bdf35cc8b22597549203689-318');
INSERT INTO entries VALUES('n9x7r36s',179,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"G53"}}',1794999047825,'','8bdf35cc8b22597549203689-319');
INSERT INTO entries VALUES('n9x7r36s',180,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"G47"}}',1794999047825,'','8bdf35cc8b22597549203689-320');
INSERT INTO entries VALUES('n9x7r36s',181,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047832,'','8bdf35cc8b22597549203689-321');
INSERT INTO entries VALUES('n9x7r36s',182,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047834,'','8bdf35cc8b22597549203689-322');
INSERT INTO entries VALUES('n9x7r36s',183,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794999047835,'','8bdf35cc8b22597549203689-323');
INSERT INTO entries VALUES('n9x7r36s',184,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047837,'','8bdf35cc8b22597549203689-324');
INSERT INTO entries VALUES('n9x7r36s',185,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":12}}',1794999047838,'','8bdf35cc8b22597549203689-325');
INSERT INTO entries VALUES('n9x7r36s',186,'move','Ann','{"seat":0,"move":{"move":"bid","amount":13}}',1794999047849,'','8bdf35cc8b22597549203689-326');
INSERT INTO entries VALUES('n9x7r36s',187,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047850,'','8bdf35cc8b22597549203689-327');
INSERT INTO entries VALUES('n9x7r36s',188,'move','Random','{"seat":1,"move":{"move":"build","hex":"L48"}}',1794999047852,'','8bdf35cc8b22597549203689-328');
INSERT INTO entries VALUES('n9x7r36s',189,'move','Random','{"seat":1,"move":{"move":"build","hex":"L46"}}',1794999047853,'','8bdf35cc8b22597549203689-329');
INSERT INTO entries VALUES('n9x7r36s',190,'move','Random','{"seat":1,"move":{"move":"build","hex":"L50"}}',1794999047854,'','8bdf35cc8b22597549203689-330');
INSERT INTO entries VALUES('n9x7r36s',191,'move','Random','{"seat":1,"move":{"move":"build","hex":"H46"}}',1794999047854,'','8bdf35cc8b22597549203689-331');
INSERT INTO entries VALUES('n9x7r36s',192,'move','Random','{"seat":1,"move":{"move":"build","hex":"I53"}}',1794999047855,'','8bdf35cc8b22597549203689-332');
INSERT INTO entries VALUES('n9x7r36s',193,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794999047864,'','8bdf35cc8b22597549203689-333');
INSERT INTO entries VALUES('n9x7r36s',194,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999047867,'','8bdf35cc8b22597549203689-334');
INSERT INTO entries VALUES('n9x7r36s',195,'move','Random','{"seat":1,"move":{"move":"bid","amount":13}}',1794999047867,'','8bdf35cc8b22597549203689-335');
INSERT INTO entries VALUES('n9x7r36s',196,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047869,'','8bdf35cc8b22597549203689-336');
INSERT INTO entries VALUES('n9x7r36s',197,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047881,'','8bdf35cc8b22597549203689-337');
INSERT INTO entries VALUES('n9x7r36s',198,'move','Random','{"seat":1,"move":{"move":"build","hex":"M53"}}',1794999047882,'','8bdf35cc8b22597549203689-338');
INSERT INTO entries VALUES('n9x7r36s',199,'move','Random','{"seat":1,"move":{"move":"build","hex":"I49"}}',1794999047884,'','8bdf35cc8b22597549203689-339');
INSERT INTO entries VALUES('n9x7r36s',200,'move','Random','{"seat":1,"move":{"move":"build","hex":"H48"}}',1794999047885,'','8bdf35cc8b22597549203689-340');
INSERT INTO entries VALUES('n9x7r36s',201,'move','Random','{"seat":1,"move":{"move":"build","hex":"N52"}}',1794999047886,'','8bdf35cc8b22597549203689-341');
INSERT INTO entries VALUES('n9x7r36s',202,'move','Random','{"seat":1,"move":{"move":"build","hex":"O51"}}',1794999047886,'','8bdf35cc8b22597549203689-342');
INSERT INTO entries VALUES('n9x7r36s',203,'move','Random','{"seat":1,"move":{"move":"build","hex":"O49"}}',1794999047887,'','8bdf35cc8b22597549203689-343');
INSERT INTO entries VALUES('n9x7r36s',204,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047888,'','8bdf35cc8b22597549203689-344');
INSERT INTO entries VALUES('n9x7r36s',205,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":0}}',1794999047888,'','8bdf35cc8b22597549203689-345');
INSERT INTO entries VALUES('n9x7r36s',206,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047896,'','8bdf35cc8b22597549203689-346');
INSERT INTO entries VALUES('n9x7r36s',207,'move','Random','{"seat":1,"move":{"move":"bid","amount":17}}',1794999047897,'','8bdf35cc8b22597549203689-347');
INSERT INTO entries VALUES('n9x7r36s',208,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047898,'','8bdf35cc8b22597549203689-348');
INSERT INTO entries VALUES('n9x7r36s',209,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047900,'','8bdf35cc8b22597549203689-349');
INSERT INTO entries VALUES('n9x7r36s',210,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047901,'','8bdf35cc8b22597549203689-350');
INSERT INTO entries VALUES('n9x7r36s',211,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047901,'','8bdf35cc8b22597549203689-351');
INSERT INTO entries VALUES('n9x7r36s',212,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"H46"}}',1794999047902,'','8bdf35cc8b22597549203689-352');
INSERT INTO entries VALUES('n9x7r36s',213,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"H52"}}',1794999047902,'','8bdf35cc8b22597549203689-353');
INSERT INTO entries VALUES('n9x7r36s',214,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"H44"}}',1794999047903,'','8bdf35cc8b22597549203689-354');
INSERT INTO entries VALUES('n9x7r36s',215,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"G45"}}',1794999047903,'','8bdf35cc8b22597549203689-355');
INSERT INTO entries VALUES('n9x7r36s',216,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"H42"}}',1794999047904,'','8bdf35cc8b22597549203689-356');
INSERT INTO entries VALUES('n9x7r36s',217,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794999047911,'','8bdf35cc8b22597549203689-357');
INSERT INTO entries VALUES('n9x7r36s',218,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047914,'','8bdf35cc8b22597549203689-358');
INSERT INTO entries VALUES('n9x7r36s',219,'move','Random','{"seat":1,"move":{"move":"bid","amount":2}}',1794999047915,'','8bdf35cc8b22597549203689-359');
INSERT INTO entries VALUES('n9x7r36s',220,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047917,'','8bdf35cc8b22597549203689-360');
INSERT INTO entries VALUES('n9x7r36s',221,'move','Ann','{"seat":0,"move":{"move":"build","hex":"H48"}}',1794999047929,'','8bdf35cc8b22597549203689-361');
INSERT INTO entries VALUES('n9x7r36s',222,'move','Ann','{"seat":0,"move":{"move":"build","hex":"D48"}}',1794999047932,'','8bdf35cc8b22597549203689-362');
INSERT INTO entries VALUES('n9x7r36s',223,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047934,'','8bdf35cc8b22597549203689-363');
INSERT INTO entries VALUES('n9x7r36s',224,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794999047935,'','8bdf35cc8b22597549203689-364');
INSERT INTO entries VALUES('n9x7r36s',225,'move','Random','{"seat":1,"move":{"move":"bid","amount":14}}',1794999047937,'','8bdf35cc8b22597549203689-365');
INSERT INTO entries VALUES('n9x7r36s',226,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047938,'','8bdf35cc8b22597549203689-366');
INSERT INTO entries VALUES('n9x7r36s',227,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047950,'','8bdf35cc8b22597549203689-367');
INSERT INTO entries VALUES('n9x7r36s',228,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047950,'','8bdf35cc8b22597549203689-368');
INSERT INTO entries VALUES('n9x7r36s',229,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999047952,'','8bdf35cc8b22597549203689-369');
INSERT INTO entries VALUES('n9x7r36s',230,'move','Random','{"seat":1,"move":{"move":"build","hex":"K49"}}',1794999047953,'','8bdf35cc8b22597549203689-370');
INSERT INTO entries VALUES('n9x7r36s',231,'move','Brakeman','{"seat":2,"move":{"move":"issue_share"}}',1794999047954,'','8bdf35cc8b22597549203689-371');
INSERT INTO entries VALUES('n9x7r36s',232,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":12}}',1794999047955,'','8bdf35cc8b22597549203689-372');
INSERT INTO entries VALUES('n9x7r36s',233,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047965,'','8bdf35cc8b22597549203689-373');
INSERT INTO entries VALUES('n9x7r36s',234,'move','Random','{"seat":1,"move":{"move":"bid","amount":19}}',1794999047966,'','8bdf35cc8b22597549203689-374');
INSERT INTO entries VALUES('n9x7r36s',235,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999047967,'','8bdf35cc8b22597549203689-375');
INSERT INTO entries VALUES('n9x7r36s',236,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"K45"}}',1794999047969,'','8bdf35cc8b22597549203689-376');
INSERT INTO entries VALUES('n9x7r36s',237,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"M45"}}',1794999047969,'','8bdf35cc8b22597549203689-377');
INSERT INTO entries VALUES('n9x7r36s',238,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"J44"}}',1794999047970,'','8bdf35cc8b22597549203689-378');
INSERT INTO entries VALUES('n9x7r36s',239,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"O47"}}',1794999047970,'','8bdf35cc8b22597549203689-379');
INSERT INTO entries VALUES('n9x7r36s',240,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"J42"}}',1794999047971,'','8bdf35cc8b22597549203689-380');
INSERT INTO entries VALUES('n9x7r36s',241,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"N44"}}',1794999047971,'','8bdf35cc8b22597549203689-381');
INSERT INTO entries VALUES('n9x7r36s',242,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":0}}',1794999047972,'','8bdf35cc8b22597549203689-382');
INSERT INTO entries VALUES('n9x7r36s',243,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794999047980,'','8bdf35cc8b22597549203689-383');
INSERT INTO entries VALUES('n9x7r36s',244,'move','Random','{"seat":1,"move":{"move":"bid","amount":2}}',1794999047981,'','8bdf35cc8b22597549203689-384');
INSERT INTO entries VALUES('n9x7r36s',245,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":3}}',1794999047983,'','8bdf35cc8b22597549203689-385');
INSERT INTO entries VALUES('n9x7r36s',246,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999047996,'','8bdf35cc8b22597549203689-386');
INSERT INTO entries VALUES('n9x7r36s',247,'move','Random','{"seat":1,"move":{"move":"bid","amount":7}}',1794999047997,'','8bdf35cc8b22597549203689-387');
INSERT INTO entries VALUES('n9x7r36s',248,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":9}}',1794999047999,'','8bdf35cc8b22597549203689-388');
INSERT INTO entries VALUES('n9x7r36s',249,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999048000,'','8bdf35cc8b22597549203689-389');
INSERT INTO entries VALUES('n9x7r36s',250,'move','Random','{"seat":1,"move":{"move":"build","hex":"B42"}}',1794999048000,'','8bdf35cc8b22597549203689-390');
INSERT INTO entries VALUES('n9x7r36s',251,'move','Random','{"seat":1,"move":{"move":"build","hex":"A37"}}',1794999048001,'','8bdf35cc8b22597549203689-391');
INSERT INTO entries VALUES('n9x7r36s',252,'move','Random','{"seat":1,"move":{"move":"build","hex":"B36"}}',1794999048001,'','8bdf35cc8b22597549203689-392');
INSERT INTO entries VALUES('n9x7r36s',253,'move','Random','{"seat":1,"move":{"move":"build","hex":"A49"}}',1794999048002,'','8bdf35cc8b22597549203689-393');
INSERT INTO entries VALUES('n9x7r36s',254,'move','Random','{"seat":1,"move":{"move":"build","hex":"B34"}}',1794999048002,'','8bdf35cc8b22597549203689-394');
INSERT INTO entries VALUES('n9x7r36s',255,'move','Random','{"seat":1,"move":{"move":"build","hex":"C35"}}',1794999048003,'','8bdf35cc8b22597549203689-395');
INSERT INTO entries VALUES('n9x7r36s',256,'move','Random','{"seat":1,"move":{"move":"build","hex":"B40"}}',1794999048003,'','8bdf35cc8b22597549203689-396');
INSERT INTO entries VALUES('n9x7r36s',257,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999048011,'','8bdf35cc8b22597549203689-397');
INSERT INTO entries VALUES('n9x7r36s',258,'move','Ann','{"seat":0,"move":{"move":"build","hex":"G41"}}',1794999048014,'','8bdf35cc8b22597549203689-398');
INSERT INTO entries VALUES('n9x7r36s',259,'move','Ann','{"seat":0,"move":{"move":"build","hex":"H44"}}',1794999048017,'','8bdf35cc8b22597549203689-399');
INSERT INTO entries VALUES('n9x7r36s',260,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999048018,'','8bdf35cc8b22597549203689-400');
INSERT INTO entries VALUES('n9x7r36s',261,'move','Random','{"seat":1,"move":{"move":"build","hex":"G45"}}',1794999048020,'','8bdf35cc8b22597549203689-401');
INSERT INTO entries VALUES('n9x7r36s',262,'move','Random','{"seat":1,"move":{"move":"build","hex":"K51"}}',1794999048021,'','8bdf35cc8b22597549203689-402');
INSERT INTO entries VALUES('n9x7r36s',263,'move','Random','{"seat":1,"move":{"move":"build","hex":"I47"}}',1794999048022,'','8bdf35cc8b22597549203689-403');
INSERT INTO entries VALUES('n9x7r36s',264,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999048022,'','8bdf35cc8b22597549203689-404');
INSERT INTO entries VALUES('n9x7r36s',265,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794999048023,'','8bdf35cc8b22597549203689-405');
INSERT INTO entries VALUES('n9x7r36s',266,'move','Random','{"seat":1,"move":{"move":"bid","amount":26}}',1794999048023,'','8bdf35cc8b22597549203689-406');
INSERT INTO entries VALUES('n9x7r36s',267,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999048024,'','8bdf35cc8b22597549203689-407');
INSERT INTO entries VALUES('n9x7r36s',268,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999048032,'','8bdf35cc8b22597549203689-408');
INSERT INTO entries VALUES('n9x7r36s',269,'move','Random','{"seat":1,"move":{"move":"build","hex":"M51"}}',1794999048033,'','8bdf35cc8b22597549203689-409');
INSERT INTO entries VALUES('n9x7r36s',270,'move','Random','{"seat":1,"move":{"move":"build","hex":"M49"}}',1794999048036,'','8bdf35cc8b22597549203689-410');
INSERT INTO entries VALUES('n9x7r36s',271,'move','Random','{"seat":1,"move":{"move":"build","hex":"O53"}}',1794999048036,'','8bdf35cc8b22597549203689-411');
INSERT INTO entries VALUES('n9x7r36s',272,'move','Random','{"seat":1,"move":{"move":"build","hex":"L50"}}',1794999048037,'','8bdf35cc8b22597549203689-412');
INSERT INTO entries VALUES('n9x7r36s',273,'move','Random','{"seat":1,"move":{"move":"build","hex":"I51"}}',1794999048038,'','8bdf35cc8b22597549203689-413');
INSERT INTO entries VALUES('n9x7r36s',274,'move','Random','{"seat":1,"move":{"move":"build","hex":"N48"}}',1794999048038,'','8bdf35cc8b22597549203689-414');
INSERT INTO entries VALUES('n9x7r36s',275,'move','Random','{"seat":1,"move":{"move":"build","hex":"K47"}}',1794999048039,'','8bdf35cc8b22597549203689-415');
INSERT INTO entries VALUES('n9x7r36s',276,'move','Brakeman','{"seat":2,"move":{"move":"issue_share"}}',1794999048039,'','8bdf35cc8b22597549203689-416');
INSERT INTO entries VALUES('n9x7r36s',277,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":5}}',1794999048040,'','8bdf35cc8b22597549203689-417');
INSERT INTO entries VALUES('n9x7r36s',278,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999048048,'','8bdf35cc8b22597549203689-418');
INSERT INTO entries VALUES('n9x7r36s',279,'move','Random','{"seat":1,"move":{"move":"bid","amount":8}}',1794999048049,'','8bdf35cc8b22597549203689-419');
INSERT INTO entries VALUES('n9x7r36s',280,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999048051,'','8bdf35cc8b22597549203689-420');
INSERT INTO entries VALUES('n9x7r36s',281,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"K47"}}',1794999048052,'','8bdf35cc8b22597549203689-421');
INSERT INTO entries VALUES('n9x7r36s',282,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"K41"}}',1794999048052,'','8bdf35cc8b22597549203689-422');
INSERT INTO entries VALUES('n9x7r36s',283,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"K43"}}',1794999048053,'','8bdf35cc8b22597549203689-423');
INSERT INTO entries VALUES('n9x7r36s',284,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"O43"}}',1794999048053,'','8bdf35cc8b22597549203689-424');
INSERT INTO entries VALUES('n9x7r36s',285,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999048064,'','8bdf35cc8b22597549203689-425');
INSERT INTO entries VALUES('n9x7r36s',286,'move','Random','{"seat":1,"move":{"move":"bid","amount":7}}',1794999048065,'','8bdf35cc8b22597549203689-426');
INSERT INTO entries VALUES('n9x7r36s',287,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999048068,'','8bdf35cc8b22597549203689-427');
INSERT INTO entries VALUES('n9x7r36s',288,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999048080,'','8bdf35cc8b22597549203689-428');
INSERT INTO entries VALUES('n9x7r36s',289,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999048081,'','8bdf35cc8b22597549203689-429');
INSERT INTO entries VALUES('n9x7r36s',290,'move','Random','{"seat":1,"move":{"move":"build","hex":"B32"}}',1794999048082,'','8bdf35cc8b22597549203689-430');
INSERT INTO entries VALUES('n9x7r36s',291,'move','Random','{"seat":1,"move":{"move":"build","hex":"C33"}}',1794999048084,'','8bdf35cc8b22597549203689-431');
INSERT INTO entries VALUES('n9x7r36s',292,'move','Random','{"seat":1,"move":{"move":"build","hex":"D42"}}',1794999048085,'','8bdf35cc8b22597549203689-432');
INSERT INTO entries VALUES('n9x7r36s',293,'move','Random','{"seat":1,"move":{"move":"build","hex":"C37"}}',1794999048085,'','8bdf35cc8b22597549203689-433');
INSERT INTO entries VALUES('n9x7r36s',294,'move','Random','{"seat":1,"move":{"move":"build","hex":"I43"}}',1794999048086,'','8bdf35cc8b22597549203689-434');
INSERT INTO entries VALUES('n9x7r36s',295,'move','Random','{"seat":1,"move":{"move":"build","hex":"I41"}}',1794999048087,'','8bdf35cc8b22597549203689-435');
INSERT INTO entries VALUES('n9x7r36s',296,'move','Random','{"seat":1,"move":{"move":"build","hex":"F52"}}',1794999048087,'','8bdf35cc8b22597549203689-436');
INSERT INTO entries VALUES('n9x7r36s',297,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794999048088,'','8bdf35cc8b22597549203689-437');
INSERT INTO entries VALUES('n9x7r36s',298,'move','Random','{"seat":1,"move":{"move":"bid","amount":22}}',1794999048089,'','8bdf35cc8b22597549203689-438');
INSERT INTO entries VALUES('n9x7r36s',299,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999048089,'','8bdf35cc8b22597549203689-439');
INSERT INTO entries VALUES('n9x7r36s',300,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999048098,'','8bdf35cc8b22597549203689-440');
INSERT INTO entries VALUES('n9x7r36s',301,'move','Random','{"seat":1,"move":{"move":"build","hex":"K45"}}',1794999048099,'','8bdf35cc8b22597549203689-441');
INSERT INTO entries VALUES('n9x7r36s',302,'move','Random','{"seat":1,"move":{"move":"build","hex":"I43"}}',1794999048101,'','8bdf35cc8b22597549203689-442');
INSERT INTO entries VALUES('n9x7r36s',303,'move','Random','{"seat":1,"move":{"move":"build","hex":"F44"}}',1794999048102,'','8bdf35cc8b22597549203689-443');
INSERT INTO entries VALUES('n9x7r36s',304,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794999048103,'','8bdf35cc8b22597549203689-444');
INSERT INTO entries VALUES('n9x7r36s',305,'move','Random','{"seat":1,"move":{"move":"bid","amount":6}}',1794999048104,'','8bdf35cc8b22597549203689-445');
INSERT INTO entries VALUES('n9x7r36s',306,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999048104,'','8bdf35cc8b22597549203689-446');
INSERT INTO entries VALUES('n9x7r36s',307,'move','Ann','{"seat":0,"move":{"move":"bid","amount":7}}',1794999048114,'','8bdf35cc8b22597549203689-447');
INSERT INTO entries VALUES('n9x7r36s',308,'move','Random','{"seat":1,"move":{"move":"bid","amount":16}}',1794999048115,'','8bdf35cc8b22597549203689-448');
INSERT INTO entries VALUES('n9x7r36s',309,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999048119,'','8bdf35cc8b22597549203689-449');
INSERT INTO entries VALUES('n9x7r36s',310,'move','Random','{"seat":1,"move":{"move":"build","hex":"J48"}}',1794999048120,'','8bdf35cc8b22597549203689-450');
INSERT INTO entries VALUES('n9x7r36s',311,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999048123,'','8bdf35cc8b22597549203689-451');
INSERT INTO entries VALUES('n9x7r36s',312,'move','Brakeman','{"seat":2,"move":{"move":"issue_share"}}',1794999048127,'','8bdf35cc8b22597549203689-452');
INSERT INTO entries VALUES('n9x7r36s',313,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":0}}',1794999048128,'','8bdf35cc8b22597549203689-453');
INSERT INTO entries VALUES('n9x7r36s',314,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999048136,'','8bdf35cc8b22597549203689-454');
INSERT INTO entries VALUES('n9x7r36s',315,'move','Random','{"seat":1,"move":{"move":"bid","amount":7}}',1794999048137,'','8bdf35cc8b22597549203689-455');
INSERT INTO entries VALUES('n9x7r36s',316,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999048140,'','8bdf35cc8b22597549203689-456');
INSERT INTO entries VALUES('n9x7r36s',317,'move','Random','{"seat":1,"move":{"move":"build","hex":"K39"}}',1794999048141,'','8bdf35cc8b22597549203689-457');
INSERT INTO entries VALUES('n9x7r36s',318,'move','Random','{"seat":1,"move":{"move":"build","hex":"K51"}}',1794999048141,'','8bdf35cc8b22597549203689-458');
INSERT INTO entries VALUES('n9x7r36s',319,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999048142,'','8bdf35cc8b22597549203689-459');
INSERT INTO entries VALUES('n9x7r36s',320,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":0}}',1794999048142,'','8bdf35cc8b22597549203689-460');
INSERT INTO entries VALUES('n9x7r36s',321,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794999048152,'','8bdf35cc8b22597549203689-461');
INSERT INTO entries VALUES('n9x7r36s',322,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999048153,'','8bdf35cc8b22597549203689-462');
INSERT INTO entries VALUES('n9x7r36s',323,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794999048156,'','8bdf35cc8b22597549203689-463');
INSERT INTO entries VALUES('n9x7r36s',324,'move','Random','{"seat":1,"move":{"move":"build","hex":"E41"}}',1794999048157,'','8bdf35cc8b22597549203689-464');
INSERT INTO entries VALUES('n9x7r36s',325,'move','Random','{"seat":1,"move":{"move":"build","hex":"M47"}}',1794999048158,'','8bdf35cc8b22597549203689-465');
INSERT INTO entries VALUES('n9x7r36s',326,'move','Random','{"seat":1,"move":{"move":"build","hex":"O47"}}',1794999048160,'','8bdf35cc8b22597549203689-466');
INSERT INTO entries VALUES('n9x7r36s',327,'move','Random','{"seat":1,"move":{"move":"build","hex":"H50"}}',1794999048161,'','8bdf35cc8b22597549203689-467');
INSERT INTO entries VALUES('n9x7r36s',328,'move','Random','{"seat":1,"move":{"move":"build","hex":"O45"}}',1794999048161,'','8bdf35cc8b22597549203689-468');
INSERT INTO entries VALUES('n9x7r36s',329,'move','Random','{"seat":1,"move":{"move":"build","hex":"J46"}}',1794999048162,'','8bdf35cc8b22597549203689-469');
INSERT INTO entries VALUES('n9x7r36s',330,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794999048172,'','8bdf35cc8b22597549203689-470');
INSERT INTO entries VALUES('n9x7r36s',331,'move','Random','{"seat":1,"move":{"move":"bid","amount":40}}',1794999048173,'','8bdf35cc8b22597549203689-471');
INSERT INTO entries VALUES('n9x7r36s',332,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794999048176,'','8bdf35cc8b22597549203689-472');
INSERT INTO entries VALUES('n9x7r36s',333,'move','Ann','{"seat":0,"move":{"move":"bid","amount":41}}',1794999048188,'','8bdf35cc8b22597549203689-473');
INSERT INTO entries VALUES('n9x7r36s',334,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794999048189,'','8bdf35cc8b22597549203689-474');
CREATE TABLE dice (
    table_id TEXT NOT NULL PRIMARY KEY,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL
);
INSERT INTO dice VALUES('v5kx5epe','19dea1d21fb133128e95982636ca3bc466f30cc4619b75194e376de53073e369','232be3e48f9df9ed497064caabeba599398d30c4ff1310c040df1f759bdb8c64');
INSERT INTO dice VALUES('8gc7nbzc','c4b995903ec8ac8dfb22881f0665b541eb8613183069f9ab78b129e62be6264e','d24e75c03eded07fd7adbbe04f64101551ca7ff094d704adef54cde3dbfc303f');
INSERT INTO dice VALUES('htk5ygrk','f4d60ce23248e12765b56635520232f01d0d2b31f1185e96cd700a88e301ca6c','0d1c97139c0f2cbe15cee39f603d939f4745bbe78843568f350780535dca02fa');
INSERT INTO dice VALUES('57bc765s','2022c79a6e9f66820bc807cb6553a8827285b7a7d3d35a2594d6e4ade59fc58d','f16af6b546d3f70b023afe8061dc0cf17e36ebe99548b909bc2aefb7bda1c32e');
INSERT INTO dice VALUES('uecacxcf','03b8412b4a631951a3871165dd0d1545a267c09d63cbca999b32e46a16d221ad','1ecbbabd1a3d0224ffe95969fbec1674d0b5113a6b40a0b85f78b2ea4d16139b');
INSERT INTO dice VALUES('n9x7r36s','eb8de5486e566c3a5b2427225cf494e3350370cf243be27354d215e572c71f51','e6868bc26e9cdda3f1c5983fba4014489790b1e988a6d2dea9fc19ca9dba1f0e');
CREATE TABLE instructions (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    auction TEXT NOT NULL,
    body TEXT NOT NULL,             -- JSON
    PRIMARY KEY (table_id, seat, auction)
);
CREATE TABLE notes (
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    notes TEXT NOT NULL,
    PRIMARY KEY (table_id, player)
);
INSERT INTO notes VALUES('v5kx5epe','9pfd9gwbp39e','{"number": 27, "decider": 0, "step": "share_auction", "cash": [40, 39, 40]}');
INSERT INTO notes VALUES('8gc7nbzc','9pfd9gwbp39e','{"number": 27, "decider": 0, "step": "opening_auction", "cash": [80, 74, 72]}');
INSERT INTO notes VALUES('htk5ygrk','9pfd9gwbp39e','{"number": 27, "decider": 2, "step": "opening_auction", "cash": [34, 40, 36]}');
INSERT INTO notes VALUES('57bc765s','9pfd9gwbp39e','{"number": 49, "decider": 2, "step": "step", "cash": [null, null, 18000]}');
INSERT INTO notes VALUES('uecacxcf','9pfd9gwbp39e','{"number": 27, "decider": 1, "step": "first_link", "cash": [27, 31, 33]}');
INSERT INTO notes VALUES('n9x7r36s','9pfd9gwbp39e','{"number": 334, "decider": null, "step": "game_over", "cash": [86, 54, 149]}');
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    player TEXT,
    seat BIGINT NOT NULL,
    name TEXT NOT NULL,
    line TEXT NOT NULL,
    at BIGINT NOT NULL,
    asked_by TEXT NOT NULL,
    request TEXT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, asked_by, request)
);
INSERT INTO chat VALUES('v5kx5epe',1,'9pfd9gwbp39e',0,'Ann','Good luck!',1794999046717,'','8bdf35cc8b22597549203689-28');
INSERT INTO chat VALUES('8gc7nbzc',1,'9pfd9gwbp39e',0,'Ann','Good luck!',1794999046863,'','8bdf35cc8b22597549203689-56');
INSERT INTO chat VALUES('htk5ygrk',1,'9pfd9gwbp39e',2,'Ann','Good luck!',1794999047008,'','8bdf35cc8b22597549203689-84');
INSERT INTO chat VALUES('57bc765s',1,'9pfd9gwbp39e',2,'Ann','Good luck!',1794999047219,'','8bdf35cc8b22597549203689-112');
INSERT INTO chat VALUES('uecacxcf',1,'9pfd9gwbp39e',1,'Ann','Good luck!',1794999047375,'','8bdf35cc8b22597549203689-140');
CREATE INDEX sessions_by_player ON sessions (player);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX tables_by_move ON tables (status, moved_at, id);
CREATE INDEX tables_by_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;
CREATE UNIQUE INDEX entries_by_request ON entries (table_id, player, request) WHERE request IS NOT NULL;
CREATE INDEX notes_by_player ON notes (player);
COMMIT;
