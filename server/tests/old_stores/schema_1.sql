-- session 3bd49fdc6d0bd9862f61462813ff77af7f8bfb86dcb5be465b62ef426d7976f3
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,            -- the name in lower case; null: a guest
    password_hash TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO players VALUES('yw6c8672uc9t','Ann',NULL,'',1794998644147);
INSERT INTO players VALUES('jcm8p693kfxb','Ben of old','ben of old','$argon2id$v=19$m=65536,t=2,p=1$OlFp07YvJZQBQhSAgsvq4w$bEcop3oVkFYEvvM0zg24PgI5C+QMO505A2lCKQnr2LI',1794998646260);
CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
INSERT INTO sessions VALUES('fbd19662bbe9a741f30325f0343cdeae20a749e70214e83d946845f264871c4e','yw6c8672uc9t',1810550644148);
INSERT INTO sessions VALUES('f77063eea588b16ff670aacd0bce729e8218c68c5b1bcd57d6af230c639e331a','jcm8p693kfxb',1810550646260);
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
INSERT INTO tables VALUES('fvv6tzmr','kansas-pacific','playing',1,'yw6c8672uc9t',1794998644208,1794998644388,1802774644267,27,'5673e8bd2ce5e96ea4ffe4f7-27','{"board":"default","options":{},"clock":{"kind":"async","start_ms":7776000000,"increment_ms":14400000,"most_ms":7776000000},"by_hand":false,"hints":true,"undo_free":false,"invitation":"ffad01a6ee4bfa280712d548","spectator":"074ae09637aedf4e6cfab0d5","from":null,"start":null,"moves":[]}','{"decider":1,"left":[7776000000,7775999879,7776000000],"stand_ins":[],"since":1794998644388}','cdbc0d24b8e109fea91e6e82296257d0029072690a81ce97fd9af2af6e4592b0','5673e8bd2ce5e96ea4ffe4f7-1');
INSERT INTO tables VALUES('p3tk7wha','prairie-railroads','playing',1,'yw6c8672uc9t',1794998644392,1794998644552,NULL,27,'5673e8bd2ce5e96ea4ffe4f7-55','{"board":"default","options":{},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"00a0bbd2a8dd573d5a9b8bf2","spectator":"8075ed2cdd169c2a0b8ac13d","from":null,"start":null,"moves":[]}','{"decider":2,"left":[0,0,0],"stand_ins":[]}','f84f335220079587f02dd1d4db0d80602020ecaada90c67974a458632b5f1f3e','5673e8bd2ce5e96ea4ffe4f7-29');
INSERT INTO tables VALUES('6v5v4wfm','prussian-rails','playing',1,'yw6c8672uc9t',1794998644555,1794998644712,NULL,27,'5673e8bd2ce5e96ea4ffe4f7-83','{"board":"default","options":{},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"c4af13f106a361c5c0f0364c","spectator":"fb435e33b86881669c6a2149","from":null,"start":null,"moves":[]}','{"decider":0,"left":[0,0,0],"stand_ins":[]}','9b9b283154cd3c90aa1689c76365b2ad6b07fb871b0bd181501dc65b4d8b7a49','5673e8bd2ce5e96ea4ffe4f7-57');
INSERT INTO tables VALUES('ux3znadq','rail-baron-southeast','playing',1,'yw6c8672uc9t',1794998644717,1794998644927,NULL,49,'5673e8bd2ce5e96ea4ffe4f7-111','{"board":"default","options":{"short_game":false,"discounted_superchief":false,"free_superchief":false,"starting_auction":0,"honeymoon":false,"turn_limit":3000},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"a23bf79804ffa2174455f361","spectator":"792738014cc25258bdbc4e74","from":null,"start":null,"moves":[]}','{"decider":2,"left":[0,0,0],"stand_ins":[]}','19961cb4115f6948b9bf07a751564d67fa7bef5b836dd15b2fc73dd5812cf309','5673e8bd2ce5e96ea4ffe4f7-85');
INSERT INTO tables VALUES('jntgn3bk','southern-pacific','playing',1,'yw6c8672uc9t',1794998644941,1794998645091,NULL,27,'5673e8bd2ce5e96ea4ffe4f7-139','{"board":"default","options":{"round_limit":100},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"a8c731947a836816e56b5c71","spectator":"8bc78ce423865f6b9803af16","from":null,"start":null,"moves":[]}','{"decider":1,"left":[0,0,0],"stand_ins":[]}','5d2469e95fc812875893d61058d6af1c600f45ceeb625833b4d35a86b46929e6','5673e8bd2ce5e96ea4ffe4f7-113');
INSERT INTO tables VALUES('y2rbmr2r','kansas-pacific','over',1,'yw6c8672uc9t',1794998645096,1794998646256,NULL,313,'5673e8bd2ce5e96ea4ffe4f7-453','{"board":"default","options":{},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"0759e6302d80fb7b11d72027","spectator":"3f03d0093e3654a808988f46","from":null,"start":null,"moves":[]}','{"decider":null,"left":[0,0,0],"stand_ins":[],"winners":[0],"scores":[103,62,46]}','17d1ce8ec6063b72ef541c430ed973392bc4a32295f4f5f2a4fc6824f12ae921','5673e8bd2ce5e96ea4ffe4f7-141');
INSERT INTO tables VALUES('cm3f5zzw','southern-pacific','waiting',1,'jcm8p693kfxb',1794998646444,1794998646444,NULL,0,'5673e8bd2ce5e96ea4ffe4f7-454','{"board":"default","options":{"round_limit":100},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"e880881b482f5a0903156441","spectator":"6f0073d9a958e34b4cd6b294","from":null,"start":null,"moves":[]}','{"decider":null,"left":[0,0,0],"stand_ins":[]}','','5673e8bd2ce5e96ea4ffe4f7-454');
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,             -- person, bot, open
    name TEXT NOT NULL,
    player TEXT,
    bot TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO seats VALUES('fvv6tzmr',0,'person','Ann','yw6c8672uc9t','');
INSERT INTO seats VALUES('fvv6tzmr',1,'person','Ann 2','yw6c8672uc9t','');
INSERT INTO seats VALUES('fvv6tzmr',2,'person','Ann 3','yw6c8672uc9t','');
INSERT INTO seats VALUES('p3tk7wha',0,'person','Ann','yw6c8672uc9t','');
INSERT INTO seats VALUES('p3tk7wha',1,'person','Ann 2','yw6c8672uc9t','');
INSERT INTO seats VALUES('p3tk7wha',2,'person','Ann 3','yw6c8672uc9t','');
INSERT INTO seats VALUES('6v5v4wfm',0,'person','Ann','yw6c8672uc9t','');
INSERT INTO seats VALUES('6v5v4wfm',1,'person','Ann 2','yw6c8672uc9t','');
INSERT INTO seats VALUES('6v5v4wfm',2,'person','Ann 3','yw6c8672uc9t','');
INSERT INTO seats VALUES('ux3znadq',0,'person','Ann','yw6c8672uc9t','');
INSERT INTO seats VALUES('ux3znadq',1,'person','Ann 2','yw6c8672uc9t','');
INSERT INTO seats VALUES('ux3znadq',2,'person','Ann 3','yw6c8672uc9t','');
INSERT INTO seats VALUES('jntgn3bk',0,'person','Ann','yw6c8672uc9t','');
INSERT INTO seats VALUES('jntgn3bk',1,'person','Ann 2','yw6c8672uc9t','');
INSERT INTO seats VALUES('jntgn3bk',2,'person','Ann 3','yw6c8672uc9t','');
INSERT INTO seats VALUES('y2rbmr2r',0,'person','Ann','yw6c8672uc9t','');
INSERT INTO seats VALUES('y2rbmr2r',1,'bot','Random',NULL,'random');
INSERT INTO seats VALUES('y2rbmr2r',2,'bot','Brakeman',NULL,'brakeman');
INSERT INTO seats VALUES('cm3f5zzw',0,'person','Ben of old','jcm8p693kfxb','');
INSERT INTO seats VALUES('cm3f5zzw',1,'open','',NULL,'');
INSERT INTO seats VALUES('cm3f5zzw',2,'open','',NULL,'');
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
INSERT INTO entries VALUES('fvv6tzmr',1,'start','','{}',1794998644211,'','5673e8bd2ce5e96ea4ffe4f7-2');
INSERT INTO entries VALUES('fvv6tzmr',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":2}}',1794998644211,NULL,NULL);
INSERT INTO entries VALUES('fvv6tzmr',3,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644214,'yw6c8672uc9t','kansas-pacific-0');
INSERT INTO entries VALUES('fvv6tzmr',4,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644219,'yw6c8672uc9t','kansas-pacific-1');
INSERT INTO entries VALUES('fvv6tzmr',5,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1794998644220,'yw6c8672uc9t','kansas-pacific-2');
INSERT INTO entries VALUES('fvv6tzmr',6,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1794998644222,'yw6c8672uc9t','kansas-pacific-3');
INSERT INTO entries VALUES('fvv6tzmr',7,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644227,'yw6c8672uc9t','kansas-pacific-4');
INSERT INTO entries VALUES('fvv6tzmr',8,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644236,'yw6c8672uc9t','kansas-pacific-5');
INSERT INTO entries VALUES('fvv6tzmr',9,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1794998644238,'yw6c8672uc9t','kansas-pacific-6');
INSERT INTO entries VALUES('fvv6tzmr',10,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1794998644239,'yw6c8672uc9t','kansas-pacific-7');
INSERT INTO entries VALUES('fvv6tzmr',11,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644244,'yw6c8672uc9t','kansas-pacific-8');
INSERT INTO entries VALUES('fvv6tzmr',12,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794998644245,'yw6c8672uc9t','kansas-pacific-9');
INSERT INTO entries VALUES('fvv6tzmr',13,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1794998644247,'yw6c8672uc9t','kansas-pacific-10');
INSERT INTO entries VALUES('fvv6tzmr',14,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794998644248,'yw6c8672uc9t','kansas-pacific-11');
INSERT INTO entries VALUES('fvv6tzmr',15,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1794998644251,'yw6c8672uc9t','kansas-pacific-12');
INSERT INTO entries VALUES('fvv6tzmr',16,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644253,'yw6c8672uc9t','kansas-pacific-13');
INSERT INTO entries VALUES('fvv6tzmr',17,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644256,'yw6c8672uc9t','kansas-pacific-14');
INSERT INTO entries VALUES('fvv6tzmr',18,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794998644257,'yw6c8672uc9t','kansas-pacific-15');
INSERT INTO entries VALUES('fvv6tzmr',19,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1794998644259,'yw6c8672uc9t','kansas-pacific-16');
INSERT INTO entries VALUES('fvv6tzmr',20,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644263,'yw6c8672uc9t','kansas-pacific-17');
INSERT INTO entries VALUES('fvv6tzmr',21,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644265,'yw6c8672uc9t','kansas-pacific-18');
INSERT INTO entries VALUES('fvv6tzmr',22,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644267,'yw6c8672uc9t','kansas-pacific-19');
INSERT INTO entries VALUES('fvv6tzmr',23,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794998644268,'yw6c8672uc9t','kansas-pacific-20');
INSERT INTO entries VALUES('fvv6tzmr',24,'undo','Ann 2','{"seat":1,"to":22}',1794998644269,'','5673e8bd2ce5e96ea4ffe4f7-24');
INSERT INTO entries VALUES('fvv6tzmr',25,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1794998644381,'yw6c8672uc9t','kansas-pacific-21');
INSERT INTO entries VALUES('fvv6tzmr',26,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794998644383,'yw6c8672uc9t','kansas-pacific-22');
INSERT INTO entries VALUES('fvv6tzmr',27,'move','Ann 2','{"seat":1,"move":{"move":"issue_share"}}',1794998644388,'yw6c8672uc9t','kansas-pacific-23');
INSERT INTO entries VALUES('p3tk7wha',1,'start','','{}',1794998644393,'','5673e8bd2ce5e96ea4ffe4f7-30');
INSERT INTO entries VALUES('p3tk7wha',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":0}}',1794998644393,NULL,NULL);
INSERT INTO entries VALUES('p3tk7wha',3,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794998644403,'yw6c8672uc9t','prairie-railroads-0');
INSERT INTO entries VALUES('p3tk7wha',4,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1794998644405,'yw6c8672uc9t','prairie-railroads-1');
INSERT INTO entries VALUES('p3tk7wha',5,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":3}}',1794998644406,'yw6c8672uc9t','prairie-railroads-2');
INSERT INTO entries VALUES('p3tk7wha',6,'move','Ann','{"seat":0,"move":{"move":"bid","amount":4}}',1794998644408,'yw6c8672uc9t','prairie-railroads-3');
INSERT INTO entries VALUES('p3tk7wha',7,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":5}}',1794998644409,'yw6c8672uc9t','prairie-railroads-4');
INSERT INTO entries VALUES('p3tk7wha',8,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644411,'yw6c8672uc9t','prairie-railroads-5');
INSERT INTO entries VALUES('p3tk7wha',9,'move','Ann','{"seat":0,"move":{"move":"bid","amount":6}}',1794998644412,'yw6c8672uc9t','prairie-railroads-6');
INSERT INTO entries VALUES('p3tk7wha',10,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794998644414,'yw6c8672uc9t','prairie-railroads-7');
INSERT INTO entries VALUES('p3tk7wha',11,'move','Ann','{"seat":0,"move":{"move":"build","link":"troy-whiting"}}',1794998644416,'yw6c8672uc9t','prairie-railroads-8');
INSERT INTO entries VALUES('p3tk7wha',12,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644419,'yw6c8672uc9t','prairie-railroads-9');
INSERT INTO entries VALUES('p3tk7wha',13,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1794998644421,'yw6c8672uc9t','prairie-railroads-10');
INSERT INTO entries VALUES('p3tk7wha',14,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644422,'yw6c8672uc9t','prairie-railroads-11');
INSERT INTO entries VALUES('p3tk7wha',15,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1794998644427,'yw6c8672uc9t','prairie-railroads-12');
INSERT INTO entries VALUES('p3tk7wha',16,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1794998644429,'yw6c8672uc9t','prairie-railroads-13');
INSERT INTO entries VALUES('p3tk7wha',17,'move','Ann','{"seat":0,"move":{"move":"bid","amount":3}}',1794998644430,'yw6c8672uc9t','prairie-railroads-14');
INSERT INTO entries VALUES('p3tk7wha',18,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":4}}',1794998644432,'yw6c8672uc9t','prairie-railroads-15');
INSERT INTO entries VALUES('p3tk7wha',19,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":5}}',1794998644434,'yw6c8672uc9t','prairie-railroads-16');
INSERT INTO entries VALUES('p3tk7wha',20,'move','Ann','{"seat":0,"move":{"move":"bid","amount":6}}',1794998644435,'yw6c8672uc9t','prairie-railroads-17');
INSERT INTO entries VALUES('p3tk7wha',21,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":7}}',1794998644437,'yw6c8672uc9t','prairie-railroads-18');
INSERT INTO entries VALUES('p3tk7wha',22,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644440,'yw6c8672uc9t','prairie-railroads-19');
INSERT INTO entries VALUES('p3tk7wha',23,'move','Ann','{"seat":0,"move":{"move":"bid","amount":8}}',1794998644442,'yw6c8672uc9t','prairie-railroads-20');
INSERT INTO entries VALUES('p3tk7wha',24,'undo','Ann 2','{"seat":1,"to":22}',1794998644443,'','5673e8bd2ce5e96ea4ffe4f7-52');
INSERT INTO entries VALUES('p3tk7wha',25,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644548,'yw6c8672uc9t','prairie-railroads-21');
INSERT INTO entries VALUES('p3tk7wha',26,'move','Ann 2','{"seat":1,"move":{"move":"build","link":"kansas_city-lawrence"}}',1794998644550,'yw6c8672uc9t','prairie-railroads-22');
INSERT INTO entries VALUES('p3tk7wha',27,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794998644552,'yw6c8672uc9t','prairie-railroads-23');
INSERT INTO entries VALUES('6v5v4wfm',1,'start','','{}',1794998644559,'','5673e8bd2ce5e96ea4ffe4f7-58');
INSERT INTO entries VALUES('6v5v4wfm',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":0}}',1794998644559,NULL,NULL);
INSERT INTO entries VALUES('6v5v4wfm',3,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794998644561,'yw6c8672uc9t','prussian-rails-0');
INSERT INTO entries VALUES('6v5v4wfm',4,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794998644563,'yw6c8672uc9t','prussian-rails-1');
INSERT INTO entries VALUES('6v5v4wfm',5,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644564,'yw6c8672uc9t','prussian-rails-2');
INSERT INTO entries VALUES('6v5v4wfm',6,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794998644566,'yw6c8672uc9t','prussian-rails-3');
INSERT INTO entries VALUES('6v5v4wfm',7,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1794998644567,'yw6c8672uc9t','prussian-rails-4');
INSERT INTO entries VALUES('6v5v4wfm',8,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644569,'yw6c8672uc9t','prussian-rails-5');
INSERT INTO entries VALUES('6v5v4wfm',9,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644576,'yw6c8672uc9t','prussian-rails-6');
INSERT INTO entries VALUES('6v5v4wfm',10,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1794998644577,'yw6c8672uc9t','prussian-rails-7');
INSERT INTO entries VALUES('6v5v4wfm',11,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1794998644579,'yw6c8672uc9t','prussian-rails-8');
INSERT INTO entries VALUES('6v5v4wfm',12,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644581,'yw6c8672uc9t','prussian-rails-9');
INSERT INTO entries VALUES('6v5v4wfm',13,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":3}}',1794998644582,'yw6c8672uc9t','prussian-rails-10');
INSERT INTO entries VALUES('6v5v4wfm',14,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644584,'yw6c8672uc9t','prussian-rails-11');
INSERT INTO entries VALUES('6v5v4wfm',15,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1794998644585,'yw6c8672uc9t','prussian-rails-12');
INSERT INTO entries VALUES('6v5v4wfm',16,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644587,'yw6c8672uc9t','prussian-rails-13');
INSERT INTO entries VALUES('6v5v4wfm',17,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644591,'yw6c8672uc9t','prussian-rails-14');
INSERT INTO entries VALUES('6v5v4wfm',18,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1794998644593,'yw6c8672uc9t','prussian-rails-15');
INSERT INTO entries VALUES('6v5v4wfm',19,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1794998644594,'yw6c8672uc9t','prussian-rails-16');
INSERT INTO entries VALUES('6v5v4wfm',20,'move','Ann','{"seat":0,"move":{"move":"bid","amount":3}}',1794998644596,'yw6c8672uc9t','prussian-rails-17');
INSERT INTO entries VALUES('6v5v4wfm',21,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794998644599,'yw6c8672uc9t','prussian-rails-18');
INSERT INTO entries VALUES('6v5v4wfm',22,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644604,'yw6c8672uc9t','prussian-rails-19');
INSERT INTO entries VALUES('6v5v4wfm',23,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644605,'yw6c8672uc9t','prussian-rails-20');
INSERT INTO entries VALUES('6v5v4wfm',24,'undo','Ann 2','{"seat":1,"to":22}',1794998644606,'','5673e8bd2ce5e96ea4ffe4f7-80');
INSERT INTO entries VALUES('6v5v4wfm',25,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794998644708,'yw6c8672uc9t','prussian-rails-21');
INSERT INTO entries VALUES('6v5v4wfm',26,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1794998644710,'yw6c8672uc9t','prussian-rails-22');
INSERT INTO entries VALUES('6v5v4wfm',27,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":3}}',1794998644712,'yw6c8672uc9t','prussian-rails-23');
INSERT INTO entries VALUES('ux3znadq',1,'start','','{}',1794998644718,'','5673e8bd2ce5e96ea4ffe4f7-86');
INSERT INTO entries VALUES('ux3znadq',2,'move','chance','{"seat":"chance","move":{"move":"order","seat":2}}',1794998644718,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',3,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,1],"red":3}}',1794998644718,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',4,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,5],"red":3}}',1794998644718,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',5,'move','chance','{"seat":"chance","move":{"move":"dice","white":[5,2],"red":3}}',1794998644718,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',6,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,1],"red":3}}',1794998644718,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',7,'move','chance','{"seat":"chance","move":{"move":"dice","white":[6,4],"red":2}}',1794998644718,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',8,'move','chance','{"seat":"chance","move":{"move":"dice","white":[2,5],"red":2}}',1794998644718,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',9,'move','chance','{"seat":"chance","move":{"move":"dice","white":[3,3],"red":3}}',1794998644718,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',10,'move','Ann 3','{"seat":2,"move":{"move":"region","region":"Mississippi Valley"}}',1794998644723,'yw6c8672uc9t','rail-baron-southeast-0');
INSERT INTO entries VALUES('ux3znadq',11,'move','chance','{"seat":"chance","move":{"move":"dice","white":[5,6],"red":3}}',1794998644723,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',12,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644727,'yw6c8672uc9t','rail-baron-southeast-1');
INSERT INTO entries VALUES('ux3znadq',13,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,1]}}',1794998644727,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',14,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"RD","to":"Trenton_SC"}}',1794998644729,'yw6c8672uc9t','rail-baron-southeast-2');
INSERT INTO entries VALUES('ux3znadq',15,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"WCA","to":"Kingville_SC"}}',1794998644731,'yw6c8672uc9t','rail-baron-southeast-3');
INSERT INTO entries VALUES('ux3znadq',16,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"WCA","to":"Sumter_SC"}}',1794998644733,'yw6c8672uc9t','rail-baron-southeast-4');
INSERT INTO entries VALUES('ux3znadq',17,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,3],"red":4}}',1794998644733,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',18,'move','chance','{"seat":"chance","move":{"move":"dice","white":[2,4],"red":6}}',1794998644733,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',19,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644739,'yw6c8672uc9t','rail-baron-southeast-5');
INSERT INTO entries VALUES('ux3znadq',20,'move','chance','{"seat":"chance","move":{"move":"dice","white":[1,1]}}',1794998644739,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',21,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"NW","to":"Abingdon_VA"}}',1794998644744,'yw6c8672uc9t','rail-baron-southeast-6');
INSERT INTO entries VALUES('ux3znadq',22,'move','chance','{"seat":"chance","move":{"move":"dice","white":[6,3],"red":1}}',1794998644745,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',23,'move','chance','{"seat":"chance","move":{"move":"dice","white":[6,6],"red":5}}',1794998644745,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',24,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794998644747,'yw6c8672uc9t','rail-baron-southeast-7');
INSERT INTO entries VALUES('ux3znadq',25,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,1]}}',1794998644747,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',26,'move','chance','{"seat":"chance","move":{"move":"dice","white":[6,3]}}',1794998644747,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',27,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"WCA","to":"Florence_SC"}}',1794998644749,'yw6c8672uc9t','rail-baron-southeast-8');
INSERT INTO entries VALUES('ux3znadq',28,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"WCA","to":"Marion_SC"}}',1794998644752,'yw6c8672uc9t','rail-baron-southeast-9');
INSERT INTO entries VALUES('ux3znadq',29,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"WW","to":"Holly_Ridge_NC"}}',1794998644755,'yw6c8672uc9t','rail-baron-southeast-10');
INSERT INTO entries VALUES('ux3znadq',30,'move','chance','{"seat":"chance","move":{"move":"dice","white":[3,2]}}',1794998644755,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',31,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"NW","to":"Narrows_VA"}}',1794998644765,'yw6c8672uc9t','rail-baron-southeast-11');
INSERT INTO entries VALUES('ux3znadq',32,'move','chance','{"seat":"chance","move":{"move":"dice","white":[1,2]}}',1794998644765,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',33,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"JTKW","to":"Sanford_FL"}}',1794998644768,'yw6c8672uc9t','rail-baron-southeast-12');
INSERT INTO entries VALUES('ux3znadq',34,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,1]}}',1794998644768,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',35,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"ANC","to":"La_Grange_NC"}}',1794998644771,'yw6c8672uc9t','rail-baron-southeast-13');
INSERT INTO entries VALUES('ux3znadq',36,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"WW","to":"Wilson_NC"}}',1794998644774,'yw6c8672uc9t','rail-baron-southeast-14');
INSERT INTO entries VALUES('ux3znadq',37,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"WW","to":"Selma_NC"}}',1794998644781,'yw6c8672uc9t','rail-baron-southeast-15');
INSERT INTO entries VALUES('ux3znadq',38,'move','chance','{"seat":"chance","move":{"move":"dice","white":[1,1]}}',1794998644781,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',39,'move','chance','{"seat":"chance","move":{"move":"dice","white":[5,1]}}',1794998644781,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',40,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"JTKW","to":"DeLand_FL"}}',1794998644784,'yw6c8672uc9t','rail-baron-southeast-16');
INSERT INTO entries VALUES('ux3znadq',41,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"JTKW","to":"Green_Cove_Springs_FL"}}',1794998644787,'yw6c8672uc9t','rail-baron-southeast-17');
INSERT INTO entries VALUES('ux3znadq',42,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"FCP","to":"Baldwin_FL"}}',1794998644795,'yw6c8672uc9t','rail-baron-southeast-18');
INSERT INTO entries VALUES('ux3znadq',43,'move','chance','{"seat":"chance","move":{"move":"dice","white":[6,4]}}',1794998644795,NULL,NULL);
INSERT INTO entries VALUES('ux3znadq',44,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"NCRR","to":"RAL"}}',1794998644802,'yw6c8672uc9t','rail-baron-southeast-19');
INSERT INTO entries VALUES('ux3znadq',45,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"SAL","to":"Franklinton_NC"}}',1794998644807,'yw6c8672uc9t','rail-baron-southeast-20');
INSERT INTO entries VALUES('ux3znadq',46,'undo','Ann 3','{"seat":2,"to":44}',1794998644810,'','5673e8bd2ce5e96ea4ffe4f7-108');
INSERT INTO entries VALUES('ux3znadq',47,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"SAL","to":"Sanford_NC"}}',1794998644919,'yw6c8672uc9t','rail-baron-southeast-21');
INSERT INTO entries VALUES('ux3znadq',48,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"CFYV","to":"Fayetteville_NC"}}',1794998644922,'yw6c8672uc9t','rail-baron-southeast-22');
INSERT INTO entries VALUES('ux3znadq',49,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"CFYV","to":"Garland_NC"}}',1794998644927,'yw6c8672uc9t','rail-baron-southeast-23');
INSERT INTO entries VALUES('jntgn3bk',1,'start','','{}',1794998644943,'','5673e8bd2ce5e96ea4ffe4f7-114');
INSERT INTO entries VALUES('jntgn3bk',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":1}}',1794998644943,NULL,NULL);
INSERT INTO entries VALUES('jntgn3bk',3,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794998644945,'yw6c8672uc9t','southern-pacific-0');
INSERT INTO entries VALUES('jntgn3bk',4,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1794998644946,'yw6c8672uc9t','southern-pacific-1');
INSERT INTO entries VALUES('jntgn3bk',5,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794998644948,'yw6c8672uc9t','southern-pacific-2');
INSERT INTO entries VALUES('jntgn3bk',6,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644949,'yw6c8672uc9t','southern-pacific-3');
INSERT INTO entries VALUES('jntgn3bk',7,'move','Ann','{"seat":0,"move":{"move":"build","link":"beaumont-cleveland"}}',1794998644951,'yw6c8672uc9t','southern-pacific-4');
INSERT INTO entries VALUES('jntgn3bk',8,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794998644956,'yw6c8672uc9t','southern-pacific-5');
INSERT INTO entries VALUES('jntgn3bk',9,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1794998644957,'yw6c8672uc9t','southern-pacific-6');
INSERT INTO entries VALUES('jntgn3bk',10,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1794998644959,'yw6c8672uc9t','southern-pacific-7');
INSERT INTO entries VALUES('jntgn3bk',11,'move','Ann','{"seat":0,"move":{"move":"bid","amount":3}}',1794998644960,'yw6c8672uc9t','southern-pacific-8');
INSERT INTO entries VALUES('jntgn3bk',12,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794998644962,'yw6c8672uc9t','southern-pacific-9');
INSERT INTO entries VALUES('jntgn3bk',13,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":4}}',1794998644963,'yw6c8672uc9t','southern-pacific-10');
INSERT INTO entries VALUES('jntgn3bk',14,'move','Ann','{"seat":0,"move":{"move":"bid","amount":5}}',1794998644967,'yw6c8672uc9t','southern-pacific-11');
INSERT INTO entries VALUES('jntgn3bk',15,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998644968,'yw6c8672uc9t','southern-pacific-12');
INSERT INTO entries VALUES('jntgn3bk',16,'move','Ann','{"seat":0,"move":{"move":"build","link":"tyler-marshall"}}',1794998644970,'yw6c8672uc9t','southern-pacific-13');
INSERT INTO entries VALUES('jntgn3bk',17,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998644971,'yw6c8672uc9t','southern-pacific-14');
INSERT INTO entries VALUES('jntgn3bk',18,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1794998644973,'yw6c8672uc9t','southern-pacific-15');
INSERT INTO entries VALUES('jntgn3bk',19,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1794998644976,'yw6c8672uc9t','southern-pacific-16');
INSERT INTO entries VALUES('jntgn3bk',20,'move','Ann 3','{"seat":2,"move":{"move":"build","link":"texarkana-paris"}}',1794998644978,'yw6c8672uc9t','southern-pacific-17');
INSERT INTO entries VALUES('jntgn3bk',21,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1794998644979,'yw6c8672uc9t','southern-pacific-18');
INSERT INTO entries VALUES('jntgn3bk',22,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794998644981,'yw6c8672uc9t','southern-pacific-19');
INSERT INTO entries VALUES('jntgn3bk',23,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1794998644984,'yw6c8672uc9t','southern-pacific-20');
INSERT INTO entries VALUES('jntgn3bk',24,'undo','Ann 3','{"seat":2,"to":22}',1794998644985,'','5673e8bd2ce5e96ea4ffe4f7-136');
INSERT INTO entries VALUES('jntgn3bk',25,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1794998645088,'yw6c8672uc9t','southern-pacific-21');
INSERT INTO entries VALUES('jntgn3bk',26,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1794998645090,'yw6c8672uc9t','southern-pacific-22');
INSERT INTO entries VALUES('jntgn3bk',27,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645091,'yw6c8672uc9t','southern-pacific-23');
INSERT INTO entries VALUES('y2rbmr2r',1,'start','','{}',1794998645103,'','5673e8bd2ce5e96ea4ffe4f7-142');
INSERT INTO entries VALUES('y2rbmr2r',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":2}}',1794998645103,NULL,NULL);
INSERT INTO entries VALUES('y2rbmr2r',3,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":0}}',1794998645110,'','5673e8bd2ce5e96ea4ffe4f7-143');
INSERT INTO entries VALUES('y2rbmr2r',4,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645111,'','5673e8bd2ce5e96ea4ffe4f7-144');
INSERT INTO entries VALUES('y2rbmr2r',5,'move','Random','{"seat":1,"move":{"move":"bid","amount":17}}',1794998645113,'','5673e8bd2ce5e96ea4ffe4f7-145');
INSERT INTO entries VALUES('y2rbmr2r',6,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":25}}',1794998645113,'','5673e8bd2ce5e96ea4ffe4f7-146');
INSERT INTO entries VALUES('y2rbmr2r',7,'move','Random','{"seat":1,"move":{"move":"bid","amount":27}}',1794998645114,'','5673e8bd2ce5e96ea4ffe4f7-147');
INSERT INTO entries VALUES('y2rbmr2r',8,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645114,'','5673e8bd2ce5e96ea4ffe4f7-148');
INSERT INTO entries VALUES('y2rbmr2r',9,'move','Random','{"seat":1,"move":{"move":"bid","amount":0}}',1794998645115,'','5673e8bd2ce5e96ea4ffe4f7-149');
INSERT INTO entries VALUES('y2rbmr2r',10,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645115,'','5673e8bd2ce5e96ea4ffe4f7-150');
INSERT INTO entries VALUES('y2rbmr2r',11,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794998645124,'','5673e8bd2ce5e96ea4ffe4f7-151');
INSERT INTO entries VALUES('y2rbmr2r',12,'move','Random','{"seat":1,"move":{"move":"bid","amount":6}}',1794998645125,'','5673e8bd2ce5e96ea4ffe4f7-152');
INSERT INTO entries VALUES('y2rbmr2r',13,'move','Ann','{"seat":0,"move":{"move":"bid","amount":7}}',1794998645126,'','5673e8bd2ce5e96ea4ffe4f7-153');
INSERT INTO entries VALUES('y2rbmr2r',14,'move','Random','{"seat":1,"move":{"move":"bid","amount":8}}',1794998645127,'','5673e8bd2ce5e96ea4ffe4f7-154');
INSERT INTO entries VALUES('y2rbmr2r',15,'move','Ann','{"seat":0,"move":{"move":"bid","amount":9}}',1794998645128,'','5673e8bd2ce5e96ea4ffe4f7-155');
INSERT INTO entries VALUES('y2rbmr2r',16,'move','Random','{"seat":1,"move":{"move":"bid","amount":10}}',1794998645129,'','5673e8bd2ce5e96ea4ffe4f7-156');
INSERT INTO entries VALUES('y2rbmr2r',17,'move','Ann','{"seat":0,"move":{"move":"bid","amount":11}}',1794998645131,'','5673e8bd2ce5e96ea4ffe4f7-157');
INSERT INTO entries VALUES('y2rbmr2r',18,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645135,'','5673e8bd2ce5e96ea4ffe4f7-158');
INSERT INTO entries VALUES('y2rbmr2r',19,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794998645136,'','5673e8bd2ce5e96ea4ffe4f7-159');
INSERT INTO entries VALUES('y2rbmr2r',20,'move','Random','{"seat":1,"move":{"move":"bid","amount":9}}',1794998645137,'','5673e8bd2ce5e96ea4ffe4f7-160');
INSERT INTO entries VALUES('y2rbmr2r',21,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":25}}',1794998645138,'','5673e8bd2ce5e96ea4ffe4f7-161');
INSERT INTO entries VALUES('y2rbmr2r',22,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645152,'','5673e8bd2ce5e96ea4ffe4f7-162');
INSERT INTO entries VALUES('y2rbmr2r',23,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":0}}',1794998645153,'','5673e8bd2ce5e96ea4ffe4f7-163');
INSERT INTO entries VALUES('y2rbmr2r',24,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1794998645155,'','5673e8bd2ce5e96ea4ffe4f7-164');
INSERT INTO entries VALUES('y2rbmr2r',25,'move','Random','{"seat":1,"move":{"move":"bid","amount":11}}',1794998645156,'','5673e8bd2ce5e96ea4ffe4f7-165');
INSERT INTO entries VALUES('y2rbmr2r',26,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":15}}',1794998645159,'','5673e8bd2ce5e96ea4ffe4f7-166');
INSERT INTO entries VALUES('y2rbmr2r',27,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645179,'','5673e8bd2ce5e96ea4ffe4f7-167');
INSERT INTO entries VALUES('y2rbmr2r',28,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645181,'','5673e8bd2ce5e96ea4ffe4f7-168');
INSERT INTO entries VALUES('y2rbmr2r',29,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794998645192,'','5673e8bd2ce5e96ea4ffe4f7-169');
INSERT INTO entries VALUES('y2rbmr2r',30,'move','Random','{"seat":1,"move":{"move":"bid","amount":9}}',1794998645193,'','5673e8bd2ce5e96ea4ffe4f7-170');
INSERT INTO entries VALUES('y2rbmr2r',31,'move','Ann','{"seat":0,"move":{"move":"bid","amount":10}}',1794998645195,'','5673e8bd2ce5e96ea4ffe4f7-171');
INSERT INTO entries VALUES('y2rbmr2r',32,'move','Random','{"seat":1,"move":{"move":"bid","amount":12}}',1794998645196,'','5673e8bd2ce5e96ea4ffe4f7-172');
INSERT INTO entries VALUES('y2rbmr2r',33,'move','Ann','{"seat":0,"move":{"move":"bid","amount":13}}',1794998645198,'','5673e8bd2ce5e96ea4ffe4f7-173');
INSERT INTO entries VALUES('y2rbmr2r',34,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794998645199,'','5673e8bd2ce5e96ea4ffe4f7-174');
INSERT INTO entries VALUES('y2rbmr2r',35,'move','Random','{"seat":1,"move":{"move":"bid","amount":5}}',1794998645200,'','5673e8bd2ce5e96ea4ffe4f7-175');
INSERT INTO entries VALUES('y2rbmr2r',36,'move','Ann','{"seat":0,"move":{"move":"bid","amount":6}}',1794998645202,'','5673e8bd2ce5e96ea4ffe4f7-176');
INSERT INTO entries VALUES('y2rbmr2r',37,'move','Random','{"seat":1,"move":{"move":"bid","amount":7}}',1794998645202,'','5673e8bd2ce5e96ea4ffe4f7-177');
INSERT INTO entries VALUES('y2rbmr2r',38,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645207,'','5673e8bd2ce5e96ea4ffe4f7-178');
INSERT INTO entries VALUES('y2rbmr2r',39,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645208,'','5673e8bd2ce5e96ea4ffe4f7-179');
INSERT INTO entries VALUES('y2rbmr2r',40,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645209,'','5673e8bd2ce5e96ea4ffe4f7-180');
INSERT INTO entries VALUES('y2rbmr2r',41,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645221,'','5673e8bd2ce5e96ea4ffe4f7-181');
INSERT INTO entries VALUES('y2rbmr2r',42,'move','Ann','{"seat":0,"move":{"move":"build","hex":"C51"}}',1794998645223,'','5673e8bd2ce5e96ea4ffe4f7-182');
INSERT INTO entries VALUES('y2rbmr2r',43,'move','Ann','{"seat":0,"move":{"move":"build","hex":"B50"}}',1794998645225,'','5673e8bd2ce5e96ea4ffe4f7-183');
INSERT INTO entries VALUES('y2rbmr2r',44,'move','Ann','{"seat":0,"move":{"move":"build","hex":"C47"}}',1794998645228,'','5673e8bd2ce5e96ea4ffe4f7-184');
INSERT INTO entries VALUES('y2rbmr2r',45,'move','Ann','{"seat":0,"move":{"move":"build","hex":"D50"}}',1794998645230,'','5673e8bd2ce5e96ea4ffe4f7-185');
INSERT INTO entries VALUES('y2rbmr2r',46,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645231,'','5673e8bd2ce5e96ea4ffe4f7-186');
INSERT INTO entries VALUES('y2rbmr2r',47,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645232,'','5673e8bd2ce5e96ea4ffe4f7-187');
INSERT INTO entries VALUES('y2rbmr2r',48,'move','Brakeman','{"seat":2,"move":{"move":"issue_share"}}',1794998645235,'','5673e8bd2ce5e96ea4ffe4f7-188');
INSERT INTO entries VALUES('y2rbmr2r',49,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645235,'','5673e8bd2ce5e96ea4ffe4f7-189');
INSERT INTO entries VALUES('y2rbmr2r',50,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645252,'','5673e8bd2ce5e96ea4ffe4f7-190');
INSERT INTO entries VALUES('y2rbmr2r',51,'move','Random','{"seat":1,"move":{"move":"bid","amount":1}}',1794998645254,'','5673e8bd2ce5e96ea4ffe4f7-191');
INSERT INTO entries VALUES('y2rbmr2r',52,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"H50"}}',1794998645254,'','5673e8bd2ce5e96ea4ffe4f7-192');
INSERT INTO entries VALUES('y2rbmr2r',53,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"G51"}}',1794998645255,'','5673e8bd2ce5e96ea4ffe4f7-193');
INSERT INTO entries VALUES('y2rbmr2r',54,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"I53"}}',1794998645255,'','5673e8bd2ce5e96ea4ffe4f7-194');
INSERT INTO entries VALUES('y2rbmr2r',55,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645255,'','5673e8bd2ce5e96ea4ffe4f7-195');
INSERT INTO entries VALUES('y2rbmr2r',56,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794998645265,'','5673e8bd2ce5e96ea4ffe4f7-196');
INSERT INTO entries VALUES('y2rbmr2r',57,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645268,'','5673e8bd2ce5e96ea4ffe4f7-197');
INSERT INTO entries VALUES('y2rbmr2r',58,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645269,'','5673e8bd2ce5e96ea4ffe4f7-198');
INSERT INTO entries VALUES('y2rbmr2r',59,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645270,'','5673e8bd2ce5e96ea4ffe4f7-199');
INSERT INTO entries VALUES('y2rbmr2r',60,'move','Ann','{"seat":0,"move":{"move":"build","hex":"K51"}}',1794998645281,'','5673e8bd2ce5e96ea4ffe4f7-200');
INSERT INTO entries VALUES('y2rbmr2r',61,'move','Ann','{"seat":0,"move":{"move":"build","hex":"J50"}}',1794998645283,'','5673e8bd2ce5e96ea4ffe4f7-201');
INSERT INTO entries VALUES('y2rbmr2r',62,'move','Ann','{"seat":0,"move":{"move":"build","hex":"L50"}}',1794998645285,'','5673e8bd2ce5e96ea4ffe4f7-202');
INSERT INTO entries VALUES('y2rbmr2r',63,'move','Ann','{"seat":0,"move":{"move":"build","hex":"I49"}}',1794998645287,'','5673e8bd2ce5e96ea4ffe4f7-203');
INSERT INTO entries VALUES('y2rbmr2r',64,'move','Ann','{"seat":0,"move":{"move":"build","hex":"H48"}}',1794998645291,'','5673e8bd2ce5e96ea4ffe4f7-204');
INSERT INTO entries VALUES('y2rbmr2r',65,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645292,'','5673e8bd2ce5e96ea4ffe4f7-205');
INSERT INTO entries VALUES('y2rbmr2r',66,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645293,'','5673e8bd2ce5e96ea4ffe4f7-206');
INSERT INTO entries VALUES('y2rbmr2r',67,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794998645305,'','5673e8bd2ce5e96ea4ffe4f7-207');
INSERT INTO entries VALUES('y2rbmr2r',68,'move','Random','{"seat":1,"move":{"move":"bid","amount":10}}',1794998645306,'','5673e8bd2ce5e96ea4ffe4f7-208');
INSERT INTO entries VALUES('y2rbmr2r',69,'move','Ann','{"seat":0,"move":{"move":"bid","amount":11}}',1794998645307,'','5673e8bd2ce5e96ea4ffe4f7-209');
INSERT INTO entries VALUES('y2rbmr2r',70,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645308,'','5673e8bd2ce5e96ea4ffe4f7-210');
INSERT INTO entries VALUES('y2rbmr2r',71,'move','Random','{"seat":1,"move":{"move":"build","hex":"C51"}}',1794998645309,'','5673e8bd2ce5e96ea4ffe4f7-211');
INSERT INTO entries VALUES('y2rbmr2r',72,'move','Random','{"seat":1,"move":{"move":"build","hex":"D50"}}',1794998645310,'','5673e8bd2ce5e96ea4ffe4f7-212');
INSERT INTO entries VALUES('y2rbmr2r',73,'move','Random','{"seat":1,"move":{"move":"build","hex":"D52"}}',1794998645310,'','5673e8bd2ce5e96ea4ffe4f7-213');
INSERT INTO entries VALUES('y2rbmr2r',74,'move','Random','{"seat":1,"move":{"move":"build","hex":"D48"}}',1794998645311,'','5673e8bd2ce5e96ea4ffe4f7-214');
INSERT INTO entries VALUES('y2rbmr2r',75,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645311,'','5673e8bd2ce5e96ea4ffe4f7-215');
INSERT INTO entries VALUES('y2rbmr2r',76,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645324,'','5673e8bd2ce5e96ea4ffe4f7-216');
INSERT INTO entries VALUES('y2rbmr2r',77,'move','Ann','{"seat":0,"move":{"move":"build","hex":"D48"}}',1794998645331,'','5673e8bd2ce5e96ea4ffe4f7-217');
INSERT INTO entries VALUES('y2rbmr2r',78,'move','Ann','{"seat":0,"move":{"move":"build","hex":"B46"}}',1794998645339,'','5673e8bd2ce5e96ea4ffe4f7-218');
INSERT INTO entries VALUES('y2rbmr2r',79,'move','Ann','{"seat":0,"move":{"move":"build","hex":"A45"}}',1794998645341,'','5673e8bd2ce5e96ea4ffe4f7-219');
INSERT INTO entries VALUES('y2rbmr2r',80,'move','Ann','{"seat":0,"move":{"move":"build","hex":"B48"}}',1794998645343,'','5673e8bd2ce5e96ea4ffe4f7-220');
INSERT INTO entries VALUES('y2rbmr2r',81,'move','Ann','{"seat":0,"move":{"move":"build","hex":"E51"}}',1794998645344,'','5673e8bd2ce5e96ea4ffe4f7-221');
INSERT INTO entries VALUES('y2rbmr2r',82,'move','Brakeman','{"seat":2,"move":{"move":"issue_share"}}',1794998645345,'','5673e8bd2ce5e96ea4ffe4f7-222');
INSERT INTO entries VALUES('y2rbmr2r',83,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":0}}',1794998645347,'','5673e8bd2ce5e96ea4ffe4f7-223');
INSERT INTO entries VALUES('y2rbmr2r',84,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645358,'','5673e8bd2ce5e96ea4ffe4f7-224');
INSERT INTO entries VALUES('y2rbmr2r',85,'move','Random','{"seat":1,"move":{"move":"bid","amount":3}}',1794998645359,'','5673e8bd2ce5e96ea4ffe4f7-225');
INSERT INTO entries VALUES('y2rbmr2r',86,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645360,'','5673e8bd2ce5e96ea4ffe4f7-226');
INSERT INTO entries VALUES('y2rbmr2r',87,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"D52"}}',1794998645361,'','5673e8bd2ce5e96ea4ffe4f7-227');
INSERT INTO entries VALUES('y2rbmr2r',88,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"E51"}}',1794998645361,'','5673e8bd2ce5e96ea4ffe4f7-228');
INSERT INTO entries VALUES('y2rbmr2r',89,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"F50"}}',1794998645361,'','5673e8bd2ce5e96ea4ffe4f7-229');
INSERT INTO entries VALUES('y2rbmr2r',90,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"F48"}}',1794998645362,'','5673e8bd2ce5e96ea4ffe4f7-230');
INSERT INTO entries VALUES('y2rbmr2r',91,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"E47"}}',1794998645362,'','5673e8bd2ce5e96ea4ffe4f7-231');
INSERT INTO entries VALUES('y2rbmr2r',92,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"E49"}}',1794998645362,'','5673e8bd2ce5e96ea4ffe4f7-232');
INSERT INTO entries VALUES('y2rbmr2r',93,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645363,'','5673e8bd2ce5e96ea4ffe4f7-233');
INSERT INTO entries VALUES('y2rbmr2r',94,'move','Brakeman','{"seat":2,"move":{"move":"issue_share"}}',1794998645363,'','5673e8bd2ce5e96ea4ffe4f7-234');
INSERT INTO entries VALUES('y2rbmr2r',95,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645363,'','5673e8bd2ce5e96ea4ffe4f7-235');
INSERT INTO entries VALUES('y2rbmr2r',96,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794998645372,'','5673e8bd2ce5e96ea4ffe4f7-236');
INSERT INTO entries VALUES('y2rbmr2r',97,'move','Random','{"seat":1,"move":{"move":"bid","amount":18}}',1794998645372,'','5673e8bd2ce5e96ea4ffe4f7-237');
INSERT INTO entries VALUES('y2rbmr2r',98,'move','Ann','{"seat":0,"move":{"move":"bid","amount":19}}',1794998645374,'','5673e8bd2ce5e96ea4ffe4f7-238');
INSERT INTO entries VALUES('y2rbmr2r',99,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"I51"}}',1794998645375,'','5673e8bd2ce5e96ea4ffe4f7-239');
INSERT INTO entries VALUES('y2rbmr2r',100,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"I49"}}',1794998645376,'','5673e8bd2ce5e96ea4ffe4f7-240');
INSERT INTO entries VALUES('y2rbmr2r',101,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"J50"}}',1794998645376,'','5673e8bd2ce5e96ea4ffe4f7-241');
INSERT INTO entries VALUES('y2rbmr2r',102,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"G49"}}',1794998645377,'','5673e8bd2ce5e96ea4ffe4f7-242');
INSERT INTO entries VALUES('y2rbmr2r',103,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645378,'','5673e8bd2ce5e96ea4ffe4f7-243');
INSERT INTO entries VALUES('y2rbmr2r',104,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645391,'','5673e8bd2ce5e96ea4ffe4f7-244');
INSERT INTO entries VALUES('y2rbmr2r',105,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645392,'','5673e8bd2ce5e96ea4ffe4f7-245');
INSERT INTO entries VALUES('y2rbmr2r',106,'move','Random','{"seat":1,"move":{"move":"build","hex":"N52"}}',1794998645393,'','5673e8bd2ce5e96ea4ffe4f7-246');
INSERT INTO entries VALUES('y2rbmr2r',107,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645393,'','5673e8bd2ce5e96ea4ffe4f7-247');
INSERT INTO entries VALUES('y2rbmr2r',108,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":0}}',1794998645394,'','5673e8bd2ce5e96ea4ffe4f7-248');
INSERT INTO entries VALUES('y2rbmr2r',109,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645405,'','5673e8bd2ce5e96ea4ffe4f7-249');
INSERT INTO entries VALUES('y2rbmr2r',110,'move','Random','{"seat":1,"move":{"move":"bid","amount":12}}',1794998645405,'','5673e8bd2ce5e96ea4ffe4f7-250');
INSERT INTO entries VALUES('y2rbmr2r',111,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645406,'','5673e8bd2ce5e96ea4ffe4f7-251');
INSERT INTO entries VALUES('y2rbmr2r',112,'move','Random','{"seat":1,"move":{"move":"build","hex":"C49"}}',1794998645411,'','5673e8bd2ce5e96ea4ffe4f7-252');
INSERT INTO entries VALUES('y2rbmr2r',113,'move','Random','{"seat":1,"move":{"move":"build","hex":"E53"}}',1794998645412,'','5673e8bd2ce5e96ea4ffe4f7-253');
INSERT INTO entries VALUES('y2rbmr2r',114,'move','Random','{"seat":1,"move":{"move":"build","hex":"E49"}}',1794998645412,'','5673e8bd2ce5e96ea4ffe4f7-254');
INSERT INTO entries VALUES('y2rbmr2r',115,'move','Random','{"seat":1,"move":{"move":"build","hex":"F52"}}',1794998645413,'','5673e8bd2ce5e96ea4ffe4f7-255');
INSERT INTO entries VALUES('y2rbmr2r',116,'move','Random','{"seat":1,"move":{"move":"build","hex":"F48"}}',1794998645413,'','5673e8bd2ce5e96ea4ffe4f7-256');
INSERT INTO entries VALUES('y2rbmr2r',117,'move','Random','{"seat":1,"move":{"move":"build","hex":"G51"}}',1794998645413,'','5673e8bd2ce5e96ea4ffe4f7-257');
INSERT INTO entries VALUES('y2rbmr2r',118,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645424,'','5673e8bd2ce5e96ea4ffe4f7-258');
INSERT INTO entries VALUES('y2rbmr2r',119,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645425,'','5673e8bd2ce5e96ea4ffe4f7-259');
INSERT INTO entries VALUES('y2rbmr2r',120,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645425,'','5673e8bd2ce5e96ea4ffe4f7-260');
INSERT INTO entries VALUES('y2rbmr2r',121,'move','Brakeman','{"seat":2,"move":{"move":"issue_share"}}',1794998645425,'','5673e8bd2ce5e96ea4ffe4f7-261');
INSERT INTO entries VALUES('y2rbmr2r',122,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":12}}',1794998645426,'','5673e8bd2ce5e96ea4ffe4f7-262');
INSERT INTO entries VALUES('y2rbmr2r',123,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645433,'','5673e8bd2ce5e96ea4ffe4f7-263');
INSERT INTO entries VALUES('y2rbmr2r',124,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645434,'','5673e8bd2ce5e96ea4ffe4f7-264');
INSERT INTO entries VALUES('y2rbmr2r',125,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"F52"}}',1794998645435,'','5673e8bd2ce5e96ea4ffe4f7-265');
INSERT INTO entries VALUES('y2rbmr2r',126,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645435,'','5673e8bd2ce5e96ea4ffe4f7-266');
INSERT INTO entries VALUES('y2rbmr2r',127,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794998645456,'','5673e8bd2ce5e96ea4ffe4f7-267');
INSERT INTO entries VALUES('y2rbmr2r',128,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645464,'','5673e8bd2ce5e96ea4ffe4f7-268');
INSERT INTO entries VALUES('y2rbmr2r',129,'move','Random','{"seat":1,"move":{"move":"bid","amount":13}}',1794998645471,'','5673e8bd2ce5e96ea4ffe4f7-269');
INSERT INTO entries VALUES('y2rbmr2r',130,'move','Ann','{"seat":0,"move":{"move":"build","hex":"M51"}}',1794998645480,'','5673e8bd2ce5e96ea4ffe4f7-270');
INSERT INTO entries VALUES('y2rbmr2r',131,'move','Ann','{"seat":0,"move":{"move":"build","hex":"J52"}}',1794998645484,'','5673e8bd2ce5e96ea4ffe4f7-271');
INSERT INTO entries VALUES('y2rbmr2r',132,'move','Ann','{"seat":0,"move":{"move":"build","hex":"L48"}}',1794998645496,'','5673e8bd2ce5e96ea4ffe4f7-272');
INSERT INTO entries VALUES('y2rbmr2r',133,'move','Ann','{"seat":0,"move":{"move":"build","hex":"G49"}}',1794998645508,'','5673e8bd2ce5e96ea4ffe4f7-273');
INSERT INTO entries VALUES('y2rbmr2r',134,'move','Ann','{"seat":0,"move":{"move":"build","hex":"L46"}}',1794998645520,'','5673e8bd2ce5e96ea4ffe4f7-274');
INSERT INTO entries VALUES('y2rbmr2r',135,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794998645527,'','5673e8bd2ce5e96ea4ffe4f7-275');
INSERT INTO entries VALUES('y2rbmr2r',136,'move','Random','{"seat":1,"move":{"move":"bid","amount":9}}',1794998645536,'','5673e8bd2ce5e96ea4ffe4f7-276');
INSERT INTO entries VALUES('y2rbmr2r',137,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645548,'','5673e8bd2ce5e96ea4ffe4f7-277');
INSERT INTO entries VALUES('y2rbmr2r',138,'move','Random','{"seat":1,"move":{"move":"build","hex":"O51"}}',1794998645555,'','5673e8bd2ce5e96ea4ffe4f7-278');
INSERT INTO entries VALUES('y2rbmr2r',139,'move','Random','{"seat":1,"move":{"move":"build","hex":"M51"}}',1794998645563,'','5673e8bd2ce5e96ea4ffe4f7-279');
INSERT INTO entries VALUES('y2rbmr2r',140,'move','Random','{"seat":1,"move":{"move":"build","hex":"L50"}}',1794998645571,'','5673e8bd2ce5e96ea4ffe4f7-280');
INSERT INTO entries VALUES('y2rbmr2r',141,'move','Random','{"seat":1,"move":{"move":"build","hex":"K51"}}',1794998645579,'','5673e8bd2ce5e96ea4ffe4f7-281');
INSERT INTO entries VALUES('y2rbmr2r',142,'move','Random','{"seat":1,"move":{"move":"build","hex":"L48"}}',1794998645587,'','5673e8bd2ce5e96ea4ffe4f7-282');
INSERT INTO entries VALUES('y2rbmr2r',143,'move','Random','{"seat":1,"move":{"move":"bid","amount":14}}',1794998645595,'','5673e8bd2ce5e96ea4ffe4f7-283');
INSERT INTO entries VALUES('y2rbmr2r',144,'move','Ann','{"seat":0,"move":{"move":"bid","amount":15}}',1794998645616,'','5673e8bd2ce5e96ea4ffe4f7-284');
INSERT INTO entries VALUES('y2rbmr2r',145,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645616,'','5673e8bd2ce5e96ea4ffe4f7-285');
INSERT INTO entries VALUES('y2rbmr2r',146,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645617,'','5673e8bd2ce5e96ea4ffe4f7-286');
INSERT INTO entries VALUES('y2rbmr2r',147,'move','Random','{"seat":1,"move":{"move":"build","hex":"E47"}}',1794998645617,'','5673e8bd2ce5e96ea4ffe4f7-287');
INSERT INTO entries VALUES('y2rbmr2r',148,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645618,'','5673e8bd2ce5e96ea4ffe4f7-288');
INSERT INTO entries VALUES('y2rbmr2r',149,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794998645620,'','5673e8bd2ce5e96ea4ffe4f7-289');
INSERT INTO entries VALUES('y2rbmr2r',150,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794998645623,'','5673e8bd2ce5e96ea4ffe4f7-290');
INSERT INTO entries VALUES('y2rbmr2r',151,'move','Random','{"seat":1,"move":{"move":"bid","amount":22}}',1794998645623,'','5673e8bd2ce5e96ea4ffe4f7-291');
INSERT INTO entries VALUES('y2rbmr2r',152,'move','Ann','{"seat":0,"move":{"move":"build","hex":"D46"}}',1794998645625,'','5673e8bd2ce5e96ea4ffe4f7-292');
INSERT INTO entries VALUES('y2rbmr2r',153,'move','Ann','{"seat":0,"move":{"move":"build","hex":"B52"}}',1794998645634,'','5673e8bd2ce5e96ea4ffe4f7-293');
INSERT INTO entries VALUES('y2rbmr2r',154,'move','Ann','{"seat":0,"move":{"move":"build","hex":"D44"}}',1794998645636,'','5673e8bd2ce5e96ea4ffe4f7-294');
INSERT INTO entries VALUES('y2rbmr2r',155,'move','Ann','{"seat":0,"move":{"move":"build","hex":"B44"}}',1794998645638,'','5673e8bd2ce5e96ea4ffe4f7-295');
INSERT INTO entries VALUES('y2rbmr2r',156,'move','Ann','{"seat":0,"move":{"move":"build","hex":"C45"}}',1794998645648,'','5673e8bd2ce5e96ea4ffe4f7-296');
INSERT INTO entries VALUES('y2rbmr2r',157,'move','Ann','{"seat":0,"move":{"move":"build","hex":"F50"}}',1794998645650,'','5673e8bd2ce5e96ea4ffe4f7-297');
INSERT INTO entries VALUES('y2rbmr2r',158,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645650,'','5673e8bd2ce5e96ea4ffe4f7-298');
INSERT INTO entries VALUES('y2rbmr2r',159,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645651,'','5673e8bd2ce5e96ea4ffe4f7-299');
INSERT INTO entries VALUES('y2rbmr2r',160,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645651,'','5673e8bd2ce5e96ea4ffe4f7-300');
INSERT INTO entries VALUES('y2rbmr2r',161,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"G47"}}',1794998645651,'','5673e8bd2ce5e96ea4ffe4f7-301');
INSERT INTO entries VALUES('y2rbmr2r',162,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"H48"}}',1794998645652,'','5673e8bd2ce5e96ea4ffe4f7-302');
INSERT INTO entries VALUES('y2rbmr2r',163,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645652,'','5673e8bd2ce5e96ea4ffe4f7-303');
INSERT INTO entries VALUES('y2rbmr2r',164,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794998645660,'','5673e8bd2ce5e96ea4ffe4f7-304');
INSERT INTO entries VALUES('y2rbmr2r',165,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645662,'','5673e8bd2ce5e96ea4ffe4f7-305');
INSERT INTO entries VALUES('y2rbmr2r',166,'move','Random','{"seat":1,"move":{"move":"bid","amount":0}}',1794998645662,'','5673e8bd2ce5e96ea4ffe4f7-306');
INSERT INTO entries VALUES('y2rbmr2r',167,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645663,'','5673e8bd2ce5e96ea4ffe4f7-307');
INSERT INTO entries VALUES('y2rbmr2r',168,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645664,'','5673e8bd2ce5e96ea4ffe4f7-308');
INSERT INTO entries VALUES('y2rbmr2r',169,'move','Random','{"seat":1,"move":{"move":"build","hex":"L52"}}',1794998645664,'','5673e8bd2ce5e96ea4ffe4f7-309');
INSERT INTO entries VALUES('y2rbmr2r',170,'move','Random','{"seat":1,"move":{"move":"bid","amount":4}}',1794998645664,'','5673e8bd2ce5e96ea4ffe4f7-310');
INSERT INTO entries VALUES('y2rbmr2r',171,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":12}}',1794998645665,'','5673e8bd2ce5e96ea4ffe4f7-311');
INSERT INTO entries VALUES('y2rbmr2r',172,'move','Ann','{"seat":0,"move":{"move":"bid","amount":13}}',1794998645684,'','5673e8bd2ce5e96ea4ffe4f7-312');
INSERT INTO entries VALUES('y2rbmr2r',173,'move','Random','{"seat":1,"move":{"move":"bid","amount":19}}',1794998645685,'','5673e8bd2ce5e96ea4ffe4f7-313');
INSERT INTO entries VALUES('y2rbmr2r',174,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645687,'','5673e8bd2ce5e96ea4ffe4f7-314');
INSERT INTO entries VALUES('y2rbmr2r',175,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645687,'','5673e8bd2ce5e96ea4ffe4f7-315');
INSERT INTO entries VALUES('y2rbmr2r',176,'move','Random','{"seat":1,"move":{"move":"build","hex":"B50"}}',1794998645688,'','5673e8bd2ce5e96ea4ffe4f7-316');
INSERT INTO entries VALUES('y2rbmr2r',177,'move','Random','{"seat":1,"move":{"move":"build","hex":"G53"}}',1794998645688,'','5673e8bd2ce5e96ea4ffe4f7-317');
INSERT INTO entries VALUES('y2rbmr2r',178,'move','Random','{"seat":1,"move":{"move":"build","hex":"H50"}}',1794998645688,'','5673e8bd2ce5e96ea4ffe4f7-318');
INSERT INTO entries VALUES('y2rbmr2r',179,'move','Random','{"seat":1,"move":{"move":"build","hex":"D46"}}',1794998645689,'','5673e8bd2ce5e96ea4ffe4f7-319');
INSERT INTO entries VALUES('y2rbmr2r',180,'move','Random','{"seat":1,"move":{"move":"build","hex":"F46"}}',1794998645689,'','5673e8bd2ce5e96ea4ffe4f7-320');
INSERT INTO entries VALUES('y2rbmr2r',181,'move','Random','{"seat":1,"move":{"move":"build","hex":"G47"}}',1794998645689,'','5673e8bd2ce5e96ea4ffe4f7-321');
INSERT INTO entries VALUES('y2rbmr2r',182,'move','Random','{"seat":1,"move":{"move":"build","hex":"D44"}}',1794998645690,'','5673e8bd2ce5e96ea4ffe4f7-322');
INSERT INTO entries VALUES('y2rbmr2r',183,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645696,'','5673e8bd2ce5e96ea4ffe4f7-323');
INSERT INTO entries VALUES('y2rbmr2r',184,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645698,'','5673e8bd2ce5e96ea4ffe4f7-324');
INSERT INTO entries VALUES('y2rbmr2r',185,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645699,'','5673e8bd2ce5e96ea4ffe4f7-325');
INSERT INTO entries VALUES('y2rbmr2r',186,'move','Random','{"seat":1,"move":{"move":"build","hex":"F46"}}',1794998645699,'','5673e8bd2ce5e96ea4ffe4f7-326');
INSERT INTO entries VALUES('y2rbmr2r',187,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645700,'','5673e8bd2ce5e96ea4ffe4f7-327');
INSERT INTO entries VALUES('y2rbmr2r',188,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645700,'','5673e8bd2ce5e96ea4ffe4f7-328');
INSERT INTO entries VALUES('y2rbmr2r',189,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"H46"}}',1794998645700,'','5673e8bd2ce5e96ea4ffe4f7-329');
INSERT INTO entries VALUES('y2rbmr2r',190,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"J48"}}',1794998645701,'','5673e8bd2ce5e96ea4ffe4f7-330');
INSERT INTO entries VALUES('y2rbmr2r',191,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"H44"}}',1794998645701,'','5673e8bd2ce5e96ea4ffe4f7-331');
INSERT INTO entries VALUES('y2rbmr2r',192,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"H42"}}',1794998645701,'','5673e8bd2ce5e96ea4ffe4f7-332');
INSERT INTO entries VALUES('y2rbmr2r',193,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"J52"}}',1794998645702,'','5673e8bd2ce5e96ea4ffe4f7-333');
INSERT INTO entries VALUES('y2rbmr2r',194,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"H40"}}',1794998645702,'','5673e8bd2ce5e96ea4ffe4f7-334');
INSERT INTO entries VALUES('y2rbmr2r',195,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"I39"}}',1794998645703,'','5673e8bd2ce5e96ea4ffe4f7-335');
INSERT INTO entries VALUES('y2rbmr2r',196,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1794998645709,'','5673e8bd2ce5e96ea4ffe4f7-336');
INSERT INTO entries VALUES('y2rbmr2r',197,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794998645711,'','5673e8bd2ce5e96ea4ffe4f7-337');
INSERT INTO entries VALUES('y2rbmr2r',198,'move','Random','{"seat":1,"move":{"move":"bid","amount":14}}',1794998645712,'','5673e8bd2ce5e96ea4ffe4f7-338');
INSERT INTO entries VALUES('y2rbmr2r',199,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645713,'','5673e8bd2ce5e96ea4ffe4f7-339');
INSERT INTO entries VALUES('y2rbmr2r',200,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645736,'','5673e8bd2ce5e96ea4ffe4f7-340');
INSERT INTO entries VALUES('y2rbmr2r',201,'move','Random','{"seat":1,"move":{"move":"build","hex":"I51"}}',1794998645737,'','5673e8bd2ce5e96ea4ffe4f7-341');
INSERT INTO entries VALUES('y2rbmr2r',202,'move','Random','{"seat":1,"move":{"move":"build","hex":"M47"}}',1794998645737,'','5673e8bd2ce5e96ea4ffe4f7-342');
INSERT INTO entries VALUES('y2rbmr2r',203,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645737,'','5673e8bd2ce5e96ea4ffe4f7-343');
INSERT INTO entries VALUES('y2rbmr2r',204,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794998645738,'','5673e8bd2ce5e96ea4ffe4f7-344');
INSERT INTO entries VALUES('y2rbmr2r',205,'move','Random','{"seat":1,"move":{"move":"bid","amount":12}}',1794998645739,'','5673e8bd2ce5e96ea4ffe4f7-345');
INSERT INTO entries VALUES('y2rbmr2r',206,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645739,'','5673e8bd2ce5e96ea4ffe4f7-346');
INSERT INTO entries VALUES('y2rbmr2r',207,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645743,'','5673e8bd2ce5e96ea4ffe4f7-347');
INSERT INTO entries VALUES('y2rbmr2r',208,'move','Random','{"seat":1,"move":{"move":"build","hex":"M49"}}',1794998645744,'','5673e8bd2ce5e96ea4ffe4f7-348');
INSERT INTO entries VALUES('y2rbmr2r',209,'move','Random','{"seat":1,"move":{"move":"build","hex":"N48"}}',1794998645744,'','5673e8bd2ce5e96ea4ffe4f7-349');
INSERT INTO entries VALUES('y2rbmr2r',210,'move','Random','{"seat":1,"move":{"move":"build","hex":"K47"}}',1794998645744,'','5673e8bd2ce5e96ea4ffe4f7-350');
INSERT INTO entries VALUES('y2rbmr2r',211,'move','Random','{"seat":1,"move":{"move":"build","hex":"K53"}}',1794998645745,'','5673e8bd2ce5e96ea4ffe4f7-351');
INSERT INTO entries VALUES('y2rbmr2r',212,'move','Random','{"seat":1,"move":{"move":"build","hex":"N50"}}',1794998645745,'','5673e8bd2ce5e96ea4ffe4f7-352');
INSERT INTO entries VALUES('y2rbmr2r',213,'move','Random','{"seat":1,"move":{"move":"bid","amount":26}}',1794998645745,'','5673e8bd2ce5e96ea4ffe4f7-353');
INSERT INTO entries VALUES('y2rbmr2r',214,'move','Ann','{"seat":0,"move":{"move":"bid","amount":27}}',1794998645753,'','5673e8bd2ce5e96ea4ffe4f7-354');
INSERT INTO entries VALUES('y2rbmr2r',215,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794998645753,'','5673e8bd2ce5e96ea4ffe4f7-355');
INSERT INTO entries VALUES('y2rbmr2r',216,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645754,'','5673e8bd2ce5e96ea4ffe4f7-356');
INSERT INTO entries VALUES('y2rbmr2r',217,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":10}}',1794998645755,'','5673e8bd2ce5e96ea4ffe4f7-357');
INSERT INTO entries VALUES('y2rbmr2r',218,'move','Ann','{"seat":0,"move":{"move":"bid","amount":11}}',1794998645776,'','5673e8bd2ce5e96ea4ffe4f7-358');
INSERT INTO entries VALUES('y2rbmr2r',219,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645777,'','5673e8bd2ce5e96ea4ffe4f7-359');
INSERT INTO entries VALUES('y2rbmr2r',220,'move','Ann','{"seat":0,"move":{"move":"build","hex":"F44"}}',1794998645784,'','5673e8bd2ce5e96ea4ffe4f7-360');
INSERT INTO entries VALUES('y2rbmr2r',221,'move','Ann','{"seat":0,"move":{"move":"build","hex":"C47"}}',1794998645792,'','5673e8bd2ce5e96ea4ffe4f7-361');
INSERT INTO entries VALUES('y2rbmr2r',222,'move','Ann','{"seat":0,"move":{"move":"build","hex":"B48"}}',1794998645796,'','5673e8bd2ce5e96ea4ffe4f7-362');
INSERT INTO entries VALUES('y2rbmr2r',223,'move','Ann','{"seat":0,"move":{"move":"build","hex":"A47"}}',1794998645807,'','5673e8bd2ce5e96ea4ffe4f7-363');
INSERT INTO entries VALUES('y2rbmr2r',224,'move','Ann','{"seat":0,"move":{"move":"build","hex":"G43"}}',1794998645821,'','5673e8bd2ce5e96ea4ffe4f7-364');
INSERT INTO entries VALUES('y2rbmr2r',225,'move','Ann','{"seat":0,"move":{"move":"build","hex":"C43"}}',1794998645836,'','5673e8bd2ce5e96ea4ffe4f7-365');
INSERT INTO entries VALUES('y2rbmr2r',226,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645852,'','5673e8bd2ce5e96ea4ffe4f7-366');
INSERT INTO entries VALUES('y2rbmr2r',227,'move','Ann','{"seat":0,"move":{"move":"build","hex":"A49"}}',1794998645865,'','5673e8bd2ce5e96ea4ffe4f7-367');
INSERT INTO entries VALUES('y2rbmr2r',228,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645882,'','5673e8bd2ce5e96ea4ffe4f7-368');
INSERT INTO entries VALUES('y2rbmr2r',229,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794998645884,'','5673e8bd2ce5e96ea4ffe4f7-369');
INSERT INTO entries VALUES('y2rbmr2r',230,'move','Random','{"seat":1,"move":{"move":"bid","amount":15}}',1794998645887,'','5673e8bd2ce5e96ea4ffe4f7-370');
INSERT INTO entries VALUES('y2rbmr2r',231,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645891,'','5673e8bd2ce5e96ea4ffe4f7-371');
INSERT INTO entries VALUES('y2rbmr2r',232,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645908,'','5673e8bd2ce5e96ea4ffe4f7-372');
INSERT INTO entries VALUES('y2rbmr2r',233,'move','Random','{"seat":1,"move":{"move":"build","hex":"F44"}}',1794998645915,'','5673e8bd2ce5e96ea4ffe4f7-373');
INSERT INTO entries VALUES('y2rbmr2r',234,'move','Random','{"seat":1,"move":{"move":"build","hex":"G45"}}',1794998645923,'','5673e8bd2ce5e96ea4ffe4f7-374');
INSERT INTO entries VALUES('y2rbmr2r',235,'move','Random','{"seat":1,"move":{"move":"build","hex":"F42"}}',1794998645929,'','5673e8bd2ce5e96ea4ffe4f7-375');
INSERT INTO entries VALUES('y2rbmr2r',236,'move','Random','{"seat":1,"move":{"move":"build","hex":"E41"}}',1794998645935,'','5673e8bd2ce5e96ea4ffe4f7-376');
INSERT INTO entries VALUES('y2rbmr2r',237,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645943,'','5673e8bd2ce5e96ea4ffe4f7-377');
INSERT INTO entries VALUES('y2rbmr2r',238,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998645951,'','5673e8bd2ce5e96ea4ffe4f7-378');
INSERT INTO entries VALUES('y2rbmr2r',239,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"G43"}}',1794998645957,'','5673e8bd2ce5e96ea4ffe4f7-379');
INSERT INTO entries VALUES('y2rbmr2r',240,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645958,'','5673e8bd2ce5e96ea4ffe4f7-380');
INSERT INTO entries VALUES('y2rbmr2r',241,'move','Random','{"seat":1,"move":{"move":"build","hex":"N52"}}',1794998645958,'','5673e8bd2ce5e96ea4ffe4f7-381');
INSERT INTO entries VALUES('y2rbmr2r',242,'move','Random','{"seat":1,"move":{"move":"build","hex":"I47"}}',1794998645959,'','5673e8bd2ce5e96ea4ffe4f7-382');
INSERT INTO entries VALUES('y2rbmr2r',243,'move','Random','{"seat":1,"move":{"move":"build","hex":"N50"}}',1794998645959,'','5673e8bd2ce5e96ea4ffe4f7-383');
INSERT INTO entries VALUES('y2rbmr2r',244,'move','Random','{"seat":1,"move":{"move":"build","hex":"O53"}}',1794998645960,'','5673e8bd2ce5e96ea4ffe4f7-384');
INSERT INTO entries VALUES('y2rbmr2r',245,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794998645960,'','5673e8bd2ce5e96ea4ffe4f7-385');
INSERT INTO entries VALUES('y2rbmr2r',246,'move','Random','{"seat":1,"move":{"move":"bid","amount":34}}',1794998645961,'','5673e8bd2ce5e96ea4ffe4f7-386');
INSERT INTO entries VALUES('y2rbmr2r',247,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998645985,'','5673e8bd2ce5e96ea4ffe4f7-387');
INSERT INTO entries VALUES('y2rbmr2r',248,'move','Random','{"seat":1,"move":{"move":"build","hex":"O47"}}',1794998645991,'','5673e8bd2ce5e96ea4ffe4f7-388');
INSERT INTO entries VALUES('y2rbmr2r',249,'move','Random','{"seat":1,"move":{"move":"build","hex":"M47"}}',1794998645991,'','5673e8bd2ce5e96ea4ffe4f7-389');
INSERT INTO entries VALUES('y2rbmr2r',250,'move','Random','{"seat":1,"move":{"move":"build","hex":"K49"}}',1794998645993,'','5673e8bd2ce5e96ea4ffe4f7-390');
INSERT INTO entries VALUES('y2rbmr2r',251,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998645994,'','5673e8bd2ce5e96ea4ffe4f7-391');
INSERT INTO entries VALUES('y2rbmr2r',252,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794998646013,'','5673e8bd2ce5e96ea4ffe4f7-392');
INSERT INTO entries VALUES('y2rbmr2r',253,'move','Random','{"seat":1,"move":{"move":"bid","amount":12}}',1794998646019,'','5673e8bd2ce5e96ea4ffe4f7-393');
INSERT INTO entries VALUES('y2rbmr2r',254,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998646020,'','5673e8bd2ce5e96ea4ffe4f7-394');
INSERT INTO entries VALUES('y2rbmr2r',255,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998646024,'','5673e8bd2ce5e96ea4ffe4f7-395');
INSERT INTO entries VALUES('y2rbmr2r',256,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998646047,'','5673e8bd2ce5e96ea4ffe4f7-396');
INSERT INTO entries VALUES('y2rbmr2r',257,'move','Ann','{"seat":0,"move":{"move":"build","hex":"E45"}}',1794998646053,'','5673e8bd2ce5e96ea4ffe4f7-397');
INSERT INTO entries VALUES('y2rbmr2r',258,'move','Ann','{"seat":0,"move":{"move":"build","hex":"D42"}}',1794998646061,'','5673e8bd2ce5e96ea4ffe4f7-398');
INSERT INTO entries VALUES('y2rbmr2r',259,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998646062,'','5673e8bd2ce5e96ea4ffe4f7-399');
INSERT INTO entries VALUES('y2rbmr2r',260,'move','Random','{"seat":1,"move":{"move":"build","hex":"E39"}}',1794998646063,'','5673e8bd2ce5e96ea4ffe4f7-400');
INSERT INTO entries VALUES('y2rbmr2r',261,'move','Random','{"seat":1,"move":{"move":"build","hex":"H46"}}',1794998646064,'','5673e8bd2ce5e96ea4ffe4f7-401');
INSERT INTO entries VALUES('y2rbmr2r',262,'move','Random','{"seat":1,"move":{"move":"build","hex":"D40"}}',1794998646065,'','5673e8bd2ce5e96ea4ffe4f7-402');
INSERT INTO entries VALUES('y2rbmr2r',263,'move','Random','{"seat":1,"move":{"move":"build","hex":"D42"}}',1794998646065,'','5673e8bd2ce5e96ea4ffe4f7-403');
INSERT INTO entries VALUES('y2rbmr2r',264,'move','Random','{"seat":1,"move":{"move":"build","hex":"G41"}}',1794998646065,'','5673e8bd2ce5e96ea4ffe4f7-404');
INSERT INTO entries VALUES('y2rbmr2r',265,'move','Random','{"seat":1,"move":{"move":"build","hex":"H40"}}',1794998646066,'','5673e8bd2ce5e96ea4ffe4f7-405');
INSERT INTO entries VALUES('y2rbmr2r',266,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998646066,'','5673e8bd2ce5e96ea4ffe4f7-406');
INSERT INTO entries VALUES('y2rbmr2r',267,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998646067,'','5673e8bd2ce5e96ea4ffe4f7-407');
INSERT INTO entries VALUES('y2rbmr2r',268,'move','Brakeman','{"seat":2,"move":{"move":"build","hex":"F42"}}',1794998646067,'','5673e8bd2ce5e96ea4ffe4f7-408');
INSERT INTO entries VALUES('y2rbmr2r',269,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794998646068,'','5673e8bd2ce5e96ea4ffe4f7-409');
INSERT INTO entries VALUES('y2rbmr2r',270,'move','Random','{"seat":1,"move":{"move":"bid","amount":38}}',1794998646071,'','5673e8bd2ce5e96ea4ffe4f7-410');
INSERT INTO entries VALUES('y2rbmr2r',271,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998646089,'','5673e8bd2ce5e96ea4ffe4f7-411');
INSERT INTO entries VALUES('y2rbmr2r',272,'move','Random','{"seat":1,"move":{"move":"build","hex":"M53"}}',1794998646095,'','5673e8bd2ce5e96ea4ffe4f7-412');
INSERT INTO entries VALUES('y2rbmr2r',273,'move','Random','{"seat":1,"move":{"move":"build","hex":"L44"}}',1794998646095,'','5673e8bd2ce5e96ea4ffe4f7-413');
INSERT INTO entries VALUES('y2rbmr2r',274,'move','Random','{"seat":1,"move":{"move":"build","hex":"O49"}}',1794998646099,'','5673e8bd2ce5e96ea4ffe4f7-414');
INSERT INTO entries VALUES('y2rbmr2r',275,'move','Random','{"seat":1,"move":{"move":"build","hex":"K43"}}',1794998646099,'','5673e8bd2ce5e96ea4ffe4f7-415');
INSERT INTO entries VALUES('y2rbmr2r',276,'move','Random','{"seat":1,"move":{"move":"build","hex":"K41"}}',1794998646102,'','5673e8bd2ce5e96ea4ffe4f7-416');
INSERT INTO entries VALUES('y2rbmr2r',277,'move','Random','{"seat":1,"move":{"move":"build","hex":"K45"}}',1794998646108,'','5673e8bd2ce5e96ea4ffe4f7-417');
INSERT INTO entries VALUES('y2rbmr2r',278,'move','Random','{"seat":1,"move":{"move":"build","hex":"M49"}}',1794998646111,'','5673e8bd2ce5e96ea4ffe4f7-418');
INSERT INTO entries VALUES('y2rbmr2r',279,'move','Random','{"seat":1,"move":{"move":"build","hex":"I53"}}',1794998646115,'','5673e8bd2ce5e96ea4ffe4f7-419');
INSERT INTO entries VALUES('y2rbmr2r',280,'move','Random','{"seat":1,"move":{"move":"issue_share"}}',1794998646119,'','5673e8bd2ce5e96ea4ffe4f7-420');
INSERT INTO entries VALUES('y2rbmr2r',281,'move','Random','{"seat":1,"move":{"move":"bid","amount":0}}',1794998646123,'','5673e8bd2ce5e96ea4ffe4f7-421');
INSERT INTO entries VALUES('y2rbmr2r',282,'move','Brakeman','{"seat":2,"move":{"move":"bid","amount":3}}',1794998646127,'','5673e8bd2ce5e96ea4ffe4f7-422');
INSERT INTO entries VALUES('y2rbmr2r',283,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998646138,'','5673e8bd2ce5e96ea4ffe4f7-423');
INSERT INTO entries VALUES('y2rbmr2r',284,'move','Random','{"seat":1,"move":{"move":"bid","amount":17}}',1794998646143,'','5673e8bd2ce5e96ea4ffe4f7-424');
INSERT INTO entries VALUES('y2rbmr2r',285,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998646144,'','5673e8bd2ce5e96ea4ffe4f7-425');
INSERT INTO entries VALUES('y2rbmr2r',286,'move','Random','{"seat":1,"move":{"move":"build","hex":"M53"}}',1794998646147,'','5673e8bd2ce5e96ea4ffe4f7-426');
INSERT INTO entries VALUES('y2rbmr2r',287,'move','Random','{"seat":1,"move":{"move":"build","hex":"O45"}}',1794998646150,'','5673e8bd2ce5e96ea4ffe4f7-427');
INSERT INTO entries VALUES('y2rbmr2r',288,'move','Random','{"seat":1,"move":{"move":"build","hex":"J48"}}',1794998646152,'','5673e8bd2ce5e96ea4ffe4f7-428');
INSERT INTO entries VALUES('y2rbmr2r',289,'move','Random','{"seat":1,"move":{"move":"build","hex":"K45"}}',1794998646155,'','5673e8bd2ce5e96ea4ffe4f7-429');
INSERT INTO entries VALUES('y2rbmr2r',290,'move','Random','{"seat":1,"move":{"move":"build","hex":"N44"}}',1794998646159,'','5673e8bd2ce5e96ea4ffe4f7-430');
INSERT INTO entries VALUES('y2rbmr2r',291,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998646163,'','5673e8bd2ce5e96ea4ffe4f7-431');
INSERT INTO entries VALUES('y2rbmr2r',292,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1794998646189,'','5673e8bd2ce5e96ea4ffe4f7-432');
INSERT INTO entries VALUES('y2rbmr2r',293,'move','Random','{"seat":1,"move":{"move":"bid","amount":7}}',1794998646190,'','5673e8bd2ce5e96ea4ffe4f7-433');
INSERT INTO entries VALUES('y2rbmr2r',294,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998646191,'','5673e8bd2ce5e96ea4ffe4f7-434');
INSERT INTO entries VALUES('y2rbmr2r',295,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998646225,'','5673e8bd2ce5e96ea4ffe4f7-435');
INSERT INTO entries VALUES('y2rbmr2r',296,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998646227,'','5673e8bd2ce5e96ea4ffe4f7-436');
INSERT INTO entries VALUES('y2rbmr2r',297,'move','Ann','{"seat":0,"move":{"move":"build","hex":"E43"}}',1794998646230,'','5673e8bd2ce5e96ea4ffe4f7-437');
INSERT INTO entries VALUES('y2rbmr2r',298,'move','Ann','{"seat":0,"move":{"move":"build","hex":"D40"}}',1794998646234,'','5673e8bd2ce5e96ea4ffe4f7-438');
INSERT INTO entries VALUES('y2rbmr2r',299,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998646241,'','5673e8bd2ce5e96ea4ffe4f7-439');
INSERT INTO entries VALUES('y2rbmr2r',300,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998646242,'','5673e8bd2ce5e96ea4ffe4f7-440');
INSERT INTO entries VALUES('y2rbmr2r',301,'move','Random','{"seat":1,"move":{"move":"build","hex":"C41"}}',1794998646243,'','5673e8bd2ce5e96ea4ffe4f7-441');
INSERT INTO entries VALUES('y2rbmr2r',302,'move','Random','{"seat":1,"move":{"move":"build","hex":"H38"}}',1794998646243,'','5673e8bd2ce5e96ea4ffe4f7-442');
INSERT INTO entries VALUES('y2rbmr2r',303,'move','Random','{"seat":1,"move":{"move":"build","hex":"B40"}}',1794998646243,'','5673e8bd2ce5e96ea4ffe4f7-443');
INSERT INTO entries VALUES('y2rbmr2r',304,'move','Random','{"seat":1,"move":{"move":"build","hex":"G37"}}',1794998646244,'','5673e8bd2ce5e96ea4ffe4f7-444');
INSERT INTO entries VALUES('y2rbmr2r',305,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998646244,'','5673e8bd2ce5e96ea4ffe4f7-445');
INSERT INTO entries VALUES('y2rbmr2r',306,'move','Random','{"seat":1,"move":{"move":"pass"}}',1794998646244,'','5673e8bd2ce5e96ea4ffe4f7-446');
INSERT INTO entries VALUES('y2rbmr2r',307,'move','Random','{"seat":1,"move":{"move":"build","hex":"J44"}}',1794998646245,'','5673e8bd2ce5e96ea4ffe4f7-447');
INSERT INTO entries VALUES('y2rbmr2r',308,'move','Random','{"seat":1,"move":{"move":"build","hex":"K43"}}',1794998646245,'','5673e8bd2ce5e96ea4ffe4f7-448');
INSERT INTO entries VALUES('y2rbmr2r',309,'move','Random','{"seat":1,"move":{"move":"build","hex":"L44"}}',1794998646245,'','5673e8bd2ce5e96ea4ffe4f7-449');
INSERT INTO entries VALUES('y2rbmr2r',310,'move','Random','{"seat":1,"move":{"move":"build","hex":"M45"}}',1794998646245,'','5673e8bd2ce5e96ea4ffe4f7-450');
INSERT INTO entries VALUES('y2rbmr2r',311,'move','Random','{"seat":1,"move":{"move":"bid","amount":9}}',1794998646246,'','5673e8bd2ce5e96ea4ffe4f7-451');
INSERT INTO entries VALUES('y2rbmr2r',312,'move','Brakeman','{"seat":2,"move":{"move":"pass"}}',1794998646246,'','5673e8bd2ce5e96ea4ffe4f7-452');
INSERT INTO entries VALUES('y2rbmr2r',313,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1794998646256,'','5673e8bd2ce5e96ea4ffe4f7-453');
CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    position TEXT NOT NULL,         -- JSON
    PRIMARY KEY (table_id, number)
);
CREATE TABLE dice (
    table_id TEXT NOT NULL PRIMARY KEY,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL
);
INSERT INTO dice VALUES('fvv6tzmr','76e5d413f11a0f14db5ae7eb20c5b3765d3426bc511fa3817d53e9f341f33b2f','cdbc0d24b8e109fea91e6e82296257d0029072690a81ce97fd9af2af6e4592b0');
INSERT INTO dice VALUES('p3tk7wha','a9e00558901111e7d48987bcc4c7a3830209f5e07098a09ca63b9f1843ef571b','f84f335220079587f02dd1d4db0d80602020ecaada90c67974a458632b5f1f3e');
INSERT INTO dice VALUES('6v5v4wfm','03a1586423babb37c923febb9684dd0622a5a47bd88dc8219f5b086605498e93','9b9b283154cd3c90aa1689c76365b2ad6b07fb871b0bd181501dc65b4d8b7a49');
INSERT INTO dice VALUES('ux3znadq','7006230b42f9856d3f6cc5f6bedcb6fa541f658a42f738a1d6327024269b8426','19961cb4115f6948b9bf07a751564d67fa7bef5b836dd15b2fc73dd5812cf309');
INSERT INTO dice VALUES('jntgn3bk','43095b9131985a383df9752ba236d48b81e1f0d011e714040918d9b368b3d2fd','5d2469e95fc812875893d61058d6af1c600f45ceeb625833b4d35a86b46929e6');
INSERT INTO dice VALUES('y2rbmr2r','6c546541f2424eff825ae53cc63053ecfa184533986d806daa296e1ec9ce9217','17d1ce8ec6063b72ef541c430ed973392bc4a32295f4f5f2a4fc6824f12ae921');
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
INSERT INTO notes VALUES('fvv6tzmr','yw6c8672uc9t','{"number": 27, "decider": 1, "step": "share_auction", "cash": [40, 40, 39]}');
INSERT INTO notes VALUES('p3tk7wha','yw6c8672uc9t','{"number": 27, "decider": 2, "step": "opening_auction", "cash": [74, 72, 80]}');
INSERT INTO notes VALUES('6v5v4wfm','yw6c8672uc9t','{"number": 27, "decider": 0, "step": "opening_auction", "cash": [36, 34, 40]}');
INSERT INTO notes VALUES('ux3znadq','yw6c8672uc9t','{"number": 49, "decider": 2, "step": "step", "cash": [null, null, 17000]}');
INSERT INTO notes VALUES('jntgn3bk','yw6c8672uc9t','{"number": 27, "decider": 1, "step": "first_link", "cash": [27, 31, 33]}');
INSERT INTO notes VALUES('y2rbmr2r','yw6c8672uc9t','{"number": 313, "decider": null, "step": "game_over", "cash": [103, 62, 46]}');
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
INSERT INTO chat VALUES('fvv6tzmr',1,'yw6c8672uc9t',1,'Ann','Good luck!',1794998644389,'','5673e8bd2ce5e96ea4ffe4f7-28');
INSERT INTO chat VALUES('p3tk7wha',1,'yw6c8672uc9t',2,'Ann','Good luck!',1794998644553,'','5673e8bd2ce5e96ea4ffe4f7-56');
INSERT INTO chat VALUES('6v5v4wfm',1,'yw6c8672uc9t',0,'Ann','Good luck!',1794998644713,'','5673e8bd2ce5e96ea4ffe4f7-84');
INSERT INTO chat VALUES('ux3znadq',1,'yw6c8672uc9t',2,'Ann','Good luck!',1794998644928,'','5673e8bd2ce5e96ea4ffe4f7-112');
INSERT INTO chat VALUES('jntgn3bk',1,'yw6c8672uc9t',1,'Ann','Good luck!',1794998645092,'','5673e8bd2ce5e96ea4ffe4f7-140');
CREATE INDEX sessions_by_player ON sessions (player);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX tables_by_move ON tables (status, moved_at, id);
CREATE INDEX tables_by_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;
CREATE UNIQUE INDEX entries_by_request ON entries (table_id, player, request) WHERE request IS NOT NULL;
CREATE INDEX notes_by_player ON notes (player);
COMMIT;
