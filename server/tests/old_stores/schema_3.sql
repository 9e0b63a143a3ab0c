-- session e81131930e4431d0f2435cbfaa33f079fdc3767ea822f237f9c0486644e26618
PRAGMA user_version = 3;
BEGIN TRANSACTION;
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
INSERT INTO "chat" VALUES('fzbrsra7',1,'2cx8we6b83ku',0,'Ann','Good luck!',1795009767537,'','08712e96b464f45cb3669bd1-29');
INSERT INTO "chat" VALUES('qe9vghsf',1,'2cx8we6b83ku',2,'Ann','Good luck!',1795009767578,'','08712e96b464f45cb3669bd1-58');
INSERT INTO "chat" VALUES('u3j7mcwg',1,'2cx8we6b83ku',2,'Ann','Good luck!',1795009767619,'','08712e96b464f45cb3669bd1-87');
INSERT INTO "chat" VALUES('74m3ecrh',1,'2cx8we6b83ku',2,'Ann','Good luck!',1795009767676,'','08712e96b464f45cb3669bd1-116');
INSERT INTO "chat" VALUES('v9f3t7dx',1,'2cx8we6b83ku',1,'Ann','Good luck!',1795009767721,'','08712e96b464f45cb3669bd1-145');
INSERT INTO "chat" VALUES('kvf9xrmg',1,'2cx8we6b83ku',2,'Ann','Good luck!',1795009768052,'','08712e96b464f45cb3669bd1-348');
CREATE TABLE dice (
    table_id TEXT NOT NULL PRIMARY KEY,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL
);
INSERT INTO "dice" VALUES('fzbrsra7','b479a2dae972d1ac667a760249d428fa4e330251d8de83510db64051f24e3578','44376c140004d19340b1244f40aa4c8cb3de167a1df181a1e4b0c06f949ecbaa');
INSERT INTO "dice" VALUES('qe9vghsf','1d0d245b23eed479910da7525d9f2d12279dc38168c8a38d708c78435a193727','830d52bf259de7d2ebf46315239290620695f54bbcc40d52cb6cc3b0b49cb724');
INSERT INTO "dice" VALUES('u3j7mcwg','51ae1ab7f3dd5a5efcf57e60a77b4164512a9ee48334c93ab3f3d51f392092a5','d589a3710afd776f41f73849a20af167cd387cf5adec10bbe8a0063a2642782f');
INSERT INTO "dice" VALUES('74m3ecrh','c55e4e99534d24b36a826ea502fd5e15ec74edee288a37f2eb5212f3955227f6','64be7014c653f630c98add96b2bf07511410c6fb06edd051ef96ada1d673655a');
INSERT INTO "dice" VALUES('v9f3t7dx','45d1b61285a648588e9012f7c15abcd782c754980228f694575dfe2f96e6092f','62393369737e58c2684f00936d24ec19b67e81d63d61c2131eaa23e71a77b249');
INSERT INTO "dice" VALUES('kvf9xrmg','797f7b0e98413142f11423e2e905bc9f39c8b331e95354dfa7465eb796cc881c','ee66aa6814db4e9fc3c439483d9ac82eccbce073d8f5f6eccd9dfd40a9000b74');
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
INSERT INTO "entries" VALUES('fzbrsra7',1,'start','','{}',1795009767495,'','08712e96b464f45cb3669bd1-2');
INSERT INTO "entries" VALUES('fzbrsra7',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":2}}',1795009767495,NULL,NULL);
INSERT INTO "entries" VALUES('fzbrsra7',3,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767497,'','08712e96b464f45cb3669bd1-3');
INSERT INTO "entries" VALUES('fzbrsra7',4,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767499,'','08712e96b464f45cb3669bd1-4');
INSERT INTO "entries" VALUES('fzbrsra7',5,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1795009767500,'','08712e96b464f45cb3669bd1-5');
INSERT INTO "entries" VALUES('fzbrsra7',6,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1795009767502,'','08712e96b464f45cb3669bd1-6');
INSERT INTO "entries" VALUES('fzbrsra7',7,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767504,'','08712e96b464f45cb3669bd1-7');
INSERT INTO "entries" VALUES('fzbrsra7',8,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767505,'','08712e96b464f45cb3669bd1-8');
INSERT INTO "entries" VALUES('fzbrsra7',9,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1795009767507,'','08712e96b464f45cb3669bd1-9');
INSERT INTO "entries" VALUES('fzbrsra7',10,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1795009767508,'','08712e96b464f45cb3669bd1-10');
INSERT INTO "entries" VALUES('fzbrsra7',11,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767509,'','08712e96b464f45cb3669bd1-11');
INSERT INTO "entries" VALUES('fzbrsra7',12,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767511,'','08712e96b464f45cb3669bd1-12');
INSERT INTO "entries" VALUES('fzbrsra7',13,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009767512,'','08712e96b464f45cb3669bd1-13');
INSERT INTO "entries" VALUES('fzbrsra7',14,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1795009767513,'','08712e96b464f45cb3669bd1-14');
INSERT INTO "entries" VALUES('fzbrsra7',15,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1795009767514,'','08712e96b464f45cb3669bd1-15');
INSERT INTO "entries" VALUES('fzbrsra7',16,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767516,'','08712e96b464f45cb3669bd1-16');
INSERT INTO "entries" VALUES('fzbrsra7',17,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767517,'','08712e96b464f45cb3669bd1-17');
INSERT INTO "entries" VALUES('fzbrsra7',18,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767518,'','08712e96b464f45cb3669bd1-18');
INSERT INTO "entries" VALUES('fzbrsra7',19,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009767520,'','08712e96b464f45cb3669bd1-19');
INSERT INTO "entries" VALUES('fzbrsra7',20,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767521,'','08712e96b464f45cb3669bd1-20');
INSERT INTO "entries" VALUES('fzbrsra7',21,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767522,'','08712e96b464f45cb3669bd1-21');
INSERT INTO "entries" VALUES('fzbrsra7',22,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767524,'','08712e96b464f45cb3669bd1-22');
INSERT INTO "entries" VALUES('fzbrsra7',23,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767526,'','08712e96b464f45cb3669bd1-23');
INSERT INTO "entries" VALUES('fzbrsra7',24,'move','Ann 2','{"seat":1,"move":{"move":"issue_share"}}',1795009767528,'','08712e96b464f45cb3669bd1-24');
INSERT INTO "entries" VALUES('fzbrsra7',25,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767532,'','08712e96b464f45cb3669bd1-25');
INSERT INTO "entries" VALUES('fzbrsra7',26,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009767533,'','08712e96b464f45cb3669bd1-26');
INSERT INTO "entries" VALUES('fzbrsra7',27,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1795009767534,'','08712e96b464f45cb3669bd1-27');
INSERT INTO "entries" VALUES('fzbrsra7',28,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1795009767535,'','08712e96b464f45cb3669bd1-28');
INSERT INTO "entries" VALUES('qe9vghsf',1,'start','','{}',1795009767540,'','08712e96b464f45cb3669bd1-31');
INSERT INTO "entries" VALUES('qe9vghsf',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":2}}',1795009767540,NULL,NULL);
INSERT INTO "entries" VALUES('qe9vghsf',3,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1795009767542,'','08712e96b464f45cb3669bd1-32');
INSERT INTO "entries" VALUES('qe9vghsf',4,'move','Ann','{"seat":0,"move":{"move":"bid","amount":2}}',1795009767543,'','08712e96b464f45cb3669bd1-33');
INSERT INTO "entries" VALUES('qe9vghsf',5,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":3}}',1795009767544,'','08712e96b464f45cb3669bd1-34');
INSERT INTO "entries" VALUES('qe9vghsf',6,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767545,'','08712e96b464f45cb3669bd1-35');
INSERT INTO "entries" VALUES('qe9vghsf',7,'move','Ann','{"seat":0,"move":{"move":"bid","amount":4}}',1795009767546,'','08712e96b464f45cb3669bd1-36');
INSERT INTO "entries" VALUES('qe9vghsf',8,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767547,'','08712e96b464f45cb3669bd1-37');
INSERT INTO "entries" VALUES('qe9vghsf',9,'move','Ann','{"seat":0,"move":{"move":"build","link":"troy-whiting"}}',1795009767549,'','08712e96b464f45cb3669bd1-38');
INSERT INTO "entries" VALUES('qe9vghsf',10,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767550,'','08712e96b464f45cb3669bd1-39');
INSERT INTO "entries" VALUES('qe9vghsf',11,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1795009767551,'','08712e96b464f45cb3669bd1-40');
INSERT INTO "entries" VALUES('qe9vghsf',12,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767552,'','08712e96b464f45cb3669bd1-41');
INSERT INTO "entries" VALUES('qe9vghsf',13,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1795009767553,'','08712e96b464f45cb3669bd1-42');
INSERT INTO "entries" VALUES('qe9vghsf',14,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1795009767555,'','08712e96b464f45cb3669bd1-43');
INSERT INTO "entries" VALUES('qe9vghsf',15,'move','Ann','{"seat":0,"move":{"move":"bid","amount":3}}',1795009767556,'','08712e96b464f45cb3669bd1-44');
INSERT INTO "entries" VALUES('qe9vghsf',16,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":4}}',1795009767557,'','08712e96b464f45cb3669bd1-45');
INSERT INTO "entries" VALUES('qe9vghsf',17,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":5}}',1795009767558,'','08712e96b464f45cb3669bd1-46');
INSERT INTO "entries" VALUES('qe9vghsf',18,'move','Ann','{"seat":0,"move":{"move":"bid","amount":6}}',1795009767560,'','08712e96b464f45cb3669bd1-47');
INSERT INTO "entries" VALUES('qe9vghsf',19,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":7}}',1795009767561,'','08712e96b464f45cb3669bd1-48');
INSERT INTO "entries" VALUES('qe9vghsf',20,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767563,'','08712e96b464f45cb3669bd1-49');
INSERT INTO "entries" VALUES('qe9vghsf',21,'move','Ann','{"seat":0,"move":{"move":"bid","amount":8}}',1795009767564,'','08712e96b464f45cb3669bd1-50');
INSERT INTO "entries" VALUES('qe9vghsf',22,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767565,'','08712e96b464f45cb3669bd1-51');
INSERT INTO "entries" VALUES('qe9vghsf',23,'move','Ann','{"seat":0,"move":{"move":"build","link":"kansas_city-lawrence"}}',1795009767567,'','08712e96b464f45cb3669bd1-52');
INSERT INTO "entries" VALUES('qe9vghsf',24,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767569,'','08712e96b464f45cb3669bd1-53');
INSERT INTO "entries" VALUES('qe9vghsf',25,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1795009767570,'','08712e96b464f45cb3669bd1-54');
INSERT INTO "entries" VALUES('qe9vghsf',26,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767571,'','08712e96b464f45cb3669bd1-55');
INSERT INTO "entries" VALUES('qe9vghsf',27,'move','Ann 2','{"seat":1,"move":{"move":"build","link":"paola-ottawa"}}',1795009767573,'','08712e96b464f45cb3669bd1-56');
INSERT INTO "entries" VALUES('qe9vghsf',28,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1795009767575,'','08712e96b464f45cb3669bd1-57');
INSERT INTO "entries" VALUES('u3j7mcwg',1,'start','','{}',1795009767587,'','08712e96b464f45cb3669bd1-60');
INSERT INTO "entries" VALUES('u3j7mcwg',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":2}}',1795009767587,NULL,NULL);
INSERT INTO "entries" VALUES('u3j7mcwg',3,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1795009767588,'','08712e96b464f45cb3669bd1-61');
INSERT INTO "entries" VALUES('u3j7mcwg',4,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767589,'','08712e96b464f45cb3669bd1-62');
INSERT INTO "entries" VALUES('u3j7mcwg',5,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767591,'','08712e96b464f45cb3669bd1-63');
INSERT INTO "entries" VALUES('u3j7mcwg',6,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1795009767592,'','08712e96b464f45cb3669bd1-64');
INSERT INTO "entries" VALUES('u3j7mcwg',7,'move','Ann','{"seat":0,"move":{"move":"bid","amount":2}}',1795009767593,'','08712e96b464f45cb3669bd1-65');
INSERT INTO "entries" VALUES('u3j7mcwg',8,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767594,'','08712e96b464f45cb3669bd1-66');
INSERT INTO "entries" VALUES('u3j7mcwg',9,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":3}}',1795009767595,'','08712e96b464f45cb3669bd1-67');
INSERT INTO "entries" VALUES('u3j7mcwg',10,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767597,'','08712e96b464f45cb3669bd1-68');
INSERT INTO "entries" VALUES('u3j7mcwg',11,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1795009767598,'','08712e96b464f45cb3669bd1-69');
INSERT INTO "entries" VALUES('u3j7mcwg',12,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767599,'','08712e96b464f45cb3669bd1-70');
INSERT INTO "entries" VALUES('u3j7mcwg',13,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767600,'','08712e96b464f45cb3669bd1-71');
INSERT INTO "entries" VALUES('u3j7mcwg',14,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1795009767601,'','08712e96b464f45cb3669bd1-72');
INSERT INTO "entries" VALUES('u3j7mcwg',15,'move','Ann','{"seat":0,"move":{"move":"bid","amount":2}}',1795009767602,'','08712e96b464f45cb3669bd1-73');
INSERT INTO "entries" VALUES('u3j7mcwg',16,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":3}}',1795009767603,'','08712e96b464f45cb3669bd1-74');
INSERT INTO "entries" VALUES('u3j7mcwg',17,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767605,'','08712e96b464f45cb3669bd1-75');
INSERT INTO "entries" VALUES('u3j7mcwg',18,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767606,'','08712e96b464f45cb3669bd1-76');
INSERT INTO "entries" VALUES('u3j7mcwg',19,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767607,'','08712e96b464f45cb3669bd1-77');
INSERT INTO "entries" VALUES('u3j7mcwg',20,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1795009767608,'','08712e96b464f45cb3669bd1-78');
INSERT INTO "entries" VALUES('u3j7mcwg',21,'move','Ann','{"seat":0,"move":{"move":"bid","amount":2}}',1795009767610,'','08712e96b464f45cb3669bd1-79');
INSERT INTO "entries" VALUES('u3j7mcwg',22,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":3}}',1795009767611,'','08712e96b464f45cb3669bd1-80');
INSERT INTO "entries" VALUES('u3j7mcwg',23,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767612,'','08712e96b464f45cb3669bd1-81');
INSERT INTO "entries" VALUES('u3j7mcwg',24,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767613,'','08712e96b464f45cb3669bd1-82');
INSERT INTO "entries" VALUES('u3j7mcwg',25,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1795009767614,'','08712e96b464f45cb3669bd1-83');
INSERT INTO "entries" VALUES('u3j7mcwg',26,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767616,'','08712e96b464f45cb3669bd1-84');
INSERT INTO "entries" VALUES('u3j7mcwg',27,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767617,'','08712e96b464f45cb3669bd1-85');
INSERT INTO "entries" VALUES('u3j7mcwg',28,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767618,'','08712e96b464f45cb3669bd1-86');
INSERT INTO "entries" VALUES('74m3ecrh',1,'start','','{}',1795009767626,'','08712e96b464f45cb3669bd1-89');
INSERT INTO "entries" VALUES('74m3ecrh',2,'move','chance','{"seat":"chance","move":{"move":"order","seat":0}}',1795009767626,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',3,'move','chance','{"seat":"chance","move":{"move":"dice","white":[3,4],"red":2}}',1795009767626,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',4,'move','chance','{"seat":"chance","move":{"move":"dice","white":[5,5],"red":4}}',1795009767626,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',5,'move','chance','{"seat":"chance","move":{"move":"dice","white":[1,4],"red":1}}',1795009767626,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',6,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,5],"red":5}}',1795009767626,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',7,'move','chance','{"seat":"chance","move":{"move":"dice","white":[1,4],"red":3}}',1795009767626,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',8,'move','chance','{"seat":"chance","move":{"move":"dice","white":[6,2],"red":5}}',1795009767626,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',9,'move','chance','{"seat":"chance","move":{"move":"dice","white":[3,3],"red":5}}',1795009767626,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',10,'move','chance','{"seat":"chance","move":{"move":"dice","white":[1,2],"red":4}}',1795009767626,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',11,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767632,'','08712e96b464f45cb3669bd1-90');
INSERT INTO "entries" VALUES('74m3ecrh',12,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,1]}}',1795009767632,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',13,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"YMV","to":"Port_Gibson_MS"}}',1795009767633,'','08712e96b464f45cb3669bd1-91');
INSERT INTO "entries" VALUES('74m3ecrh',14,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"YMV","to":"Rolling_Fork_MS"}}',1795009767636,'','08712e96b464f45cb3669bd1-92');
INSERT INTO "entries" VALUES('74m3ecrh',15,'move','chance','{"seat":"chance","move":{"move":"dice","white":[1,6],"red":2}}',1795009767636,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',16,'move','chance','{"seat":"chance","move":{"move":"dice","white":[5,5],"red":4}}',1795009767636,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',17,'move','Ann 2','{"seat":1,"move":{"move":"swap_home"}}',1795009767638,'','08712e96b464f45cb3669bd1-93');
INSERT INTO "entries" VALUES('74m3ecrh',18,'move','chance','{"seat":"chance","move":{"move":"dice","white":[6,4]}}',1795009767638,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',19,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"YMV","to":"Utica_MS"}}',1795009767640,'','08712e96b464f45cb3669bd1-94');
INSERT INTO "entries" VALUES('74m3ecrh',20,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"IC","to":"Hazlehurst_MS"}}',1795009767643,'','08712e96b464f45cb3669bd1-95');
INSERT INTO "entries" VALUES('74m3ecrh',21,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"LN","to":"Rigolets_LA"}}',1795009767645,'','08712e96b464f45cb3669bd1-96');
INSERT INTO "entries" VALUES('74m3ecrh',22,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,3],"red":3}}',1795009767645,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',23,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,5],"red":4}}',1795009767645,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',24,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767646,'','08712e96b464f45cb3669bd1-97');
INSERT INTO "entries" VALUES('74m3ecrh',25,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,5]}}',1795009767646,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',26,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"GSF","to":"Kathleen_GA"}}',1795009767647,'','08712e96b464f45cb3669bd1-98');
INSERT INTO "entries" VALUES('74m3ecrh',27,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"SAM","to":"Abbeville_GA"}}',1795009767649,'','08712e96b464f45cb3669bd1-99');
INSERT INTO "entries" VALUES('74m3ecrh',28,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"ETVG","to":"Cochran_GA"}}',1795009767650,'','08712e96b464f45cb3669bd1-100');
INSERT INTO "entries" VALUES('74m3ecrh',29,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"CG","to":"Gordon_GA"}}',1795009767651,'','08712e96b464f45cb3669bd1-101');
INSERT INTO "entries" VALUES('74m3ecrh',30,'move','chance','{"seat":"chance","move":{"move":"dice","white":[4,1]}}',1795009767651,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',31,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"GP","to":"Indianola_MS"}}',1795009767653,'','08712e96b464f45cb3669bd1-102');
INSERT INTO "entries" VALUES('74m3ecrh',32,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"GP","to":"Winona_MS"}}',1795009767654,'','08712e96b464f45cb3669bd1-103');
INSERT INTO "entries" VALUES('74m3ecrh',33,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"IC","to":"Grenada_MS"}}',1795009767656,'','08712e96b464f45cb3669bd1-104');
INSERT INTO "entries" VALUES('74m3ecrh',34,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"IC","to":"Batesville_MS"}}',1795009767657,'','08712e96b464f45cb3669bd1-105');
INSERT INTO "entries" VALUES('74m3ecrh',35,'move','chance','{"seat":"chance","move":{"move":"dice","white":[3,2]}}',1795009767657,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',36,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"MO","to":"Citronelle_AL"}}',1795009767658,'','08712e96b464f45cb3669bd1-106');
INSERT INTO "entries" VALUES('74m3ecrh',37,'move','chance','{"seat":"chance","move":{"move":"dice","white":[6,3]}}',1795009767658,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',38,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"CG","to":"Dover_GA"}}',1795009767660,'','08712e96b464f45cb3669bd1-107');
INSERT INTO "entries" VALUES('74m3ecrh',39,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"FCP","to":"Riceboro_GA"}}',1795009767661,'','08712e96b464f45cb3669bd1-108');
INSERT INTO "entries" VALUES('74m3ecrh',40,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"ETVG","to":"BRU"}}',1795009767664,'','08712e96b464f45cb3669bd1-109');
INSERT INTO "entries" VALUES('74m3ecrh',41,'move','chance','{"seat":"chance","move":{"move":"dice","white":[5,5]}}',1795009767664,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',42,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"LN","to":"Mason_TN"}}',1795009767666,'','08712e96b464f45cb3669bd1-110');
INSERT INTO "entries" VALUES('74m3ecrh',43,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"MO","to":"JKT"}}',1795009767668,'','08712e96b464f45cb3669bd1-111');
INSERT INTO "entries" VALUES('74m3ecrh',44,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"NCSL","to":"Whiteville_TN"}}',1795009767669,'','08712e96b464f45cb3669bd1-112');
INSERT INTO "entries" VALUES('74m3ecrh',45,'move','Ann','{"seat":0,"move":{"move":"step","railroad":"COSW","to":"Covington_TN"}}',1795009767671,'','08712e96b464f45cb3669bd1-113');
INSERT INTO "entries" VALUES('74m3ecrh',46,'move','chance','{"seat":"chance","move":{"move":"dice","white":[3,1]}}',1795009767671,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',47,'move','Ann 2','{"seat":1,"move":{"move":"step","railroad":"NNE","to":"Newton_MS"}}',1795009767672,'','08712e96b464f45cb3669bd1-114');
INSERT INTO "entries" VALUES('74m3ecrh',48,'move','chance','{"seat":"chance","move":{"move":"dice","white":[3,6]}}',1795009767672,NULL,NULL);
INSERT INTO "entries" VALUES('74m3ecrh',49,'move','Ann 3','{"seat":2,"move":{"move":"step","railroad":"SFW","to":"Pearson_GA"}}',1795009767674,'','08712e96b464f45cb3669bd1-115');
INSERT INTO "entries" VALUES('v9f3t7dx',1,'start','','{}',1795009767687,'','08712e96b464f45cb3669bd1-118');
INSERT INTO "entries" VALUES('v9f3t7dx',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":0}}',1795009767687,NULL,NULL);
INSERT INTO "entries" VALUES('v9f3t7dx',3,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767689,'','08712e96b464f45cb3669bd1-119');
INSERT INTO "entries" VALUES('v9f3t7dx',4,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1795009767690,'','08712e96b464f45cb3669bd1-120');
INSERT INTO "entries" VALUES('v9f3t7dx',5,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767691,'','08712e96b464f45cb3669bd1-121');
INSERT INTO "entries" VALUES('v9f3t7dx',6,'move','Ann','{"seat":0,"move":{"move":"bid","amount":2}}',1795009767692,'','08712e96b464f45cb3669bd1-122');
INSERT INTO "entries" VALUES('v9f3t7dx',7,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":3}}',1795009767694,'','08712e96b464f45cb3669bd1-123');
INSERT INTO "entries" VALUES('v9f3t7dx',8,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767695,'','08712e96b464f45cb3669bd1-124');
INSERT INTO "entries" VALUES('v9f3t7dx',9,'move','Ann 2','{"seat":1,"move":{"move":"build","link":"beaumont-cleveland"}}',1795009767696,'','08712e96b464f45cb3669bd1-125');
INSERT INTO "entries" VALUES('v9f3t7dx',10,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767697,'','08712e96b464f45cb3669bd1-126');
INSERT INTO "entries" VALUES('v9f3t7dx',11,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767699,'','08712e96b464f45cb3669bd1-127');
INSERT INTO "entries" VALUES('v9f3t7dx',12,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767700,'','08712e96b464f45cb3669bd1-128');
INSERT INTO "entries" VALUES('v9f3t7dx',13,'move','Ann','{"seat":0,"move":{"move":"build","link":"tyler-marshall"}}',1795009767701,'','08712e96b464f45cb3669bd1-129');
INSERT INTO "entries" VALUES('v9f3t7dx',14,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767702,'','08712e96b464f45cb3669bd1-130');
INSERT INTO "entries" VALUES('v9f3t7dx',15,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1795009767703,'','08712e96b464f45cb3669bd1-131');
INSERT INTO "entries" VALUES('v9f3t7dx',16,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1795009767705,'','08712e96b464f45cb3669bd1-132');
INSERT INTO "entries" VALUES('v9f3t7dx',17,'move','Ann','{"seat":0,"move":{"move":"bid","amount":3}}',1795009767706,'','08712e96b464f45cb3669bd1-133');
INSERT INTO "entries" VALUES('v9f3t7dx',18,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767707,'','08712e96b464f45cb3669bd1-134');
INSERT INTO "entries" VALUES('v9f3t7dx',19,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767708,'','08712e96b464f45cb3669bd1-135');
INSERT INTO "entries" VALUES('v9f3t7dx',20,'move','Ann','{"seat":0,"move":{"move":"build","link":"paris-dallas"}}',1795009767710,'','08712e96b464f45cb3669bd1-136');
INSERT INTO "entries" VALUES('v9f3t7dx',21,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767711,'','08712e96b464f45cb3669bd1-137');
INSERT INTO "entries" VALUES('v9f3t7dx',22,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1795009767712,'','08712e96b464f45cb3669bd1-138');
INSERT INTO "entries" VALUES('v9f3t7dx',23,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1795009767713,'','08712e96b464f45cb3669bd1-139');
INSERT INTO "entries" VALUES('v9f3t7dx',24,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1795009767714,'','08712e96b464f45cb3669bd1-140');
INSERT INTO "entries" VALUES('v9f3t7dx',25,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":3}}',1795009767716,'','08712e96b464f45cb3669bd1-141');
INSERT INTO "entries" VALUES('v9f3t7dx',26,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":4}}',1795009767717,'','08712e96b464f45cb3669bd1-142');
INSERT INTO "entries" VALUES('v9f3t7dx',27,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767718,'','08712e96b464f45cb3669bd1-143');
INSERT INTO "entries" VALUES('v9f3t7dx',28,'move','Ann 2','{"seat":1,"move":{"move":"build","link":"mcalester-sherman"}}',1795009767719,'','08712e96b464f45cb3669bd1-144');
INSERT INTO "entries" VALUES('kvf9xrmg',1,'start','','{}',1795009767727,'','08712e96b464f45cb3669bd1-147');
INSERT INTO "entries" VALUES('kvf9xrmg',2,'move','chance','{"seat":"chance","move":{"move":"first_bidder","seat":2}}',1795009767727,NULL,NULL);
INSERT INTO "entries" VALUES('kvf9xrmg',3,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767728,'','08712e96b464f45cb3669bd1-148');
INSERT INTO "entries" VALUES('kvf9xrmg',4,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767729,'','08712e96b464f45cb3669bd1-149');
INSERT INTO "entries" VALUES('kvf9xrmg',5,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1795009767730,'','08712e96b464f45cb3669bd1-150');
INSERT INTO "entries" VALUES('kvf9xrmg',6,'move','Ann','{"seat":0,"move":{"move":"bid","amount":2}}',1795009767731,'','08712e96b464f45cb3669bd1-151');
INSERT INTO "entries" VALUES('kvf9xrmg',7,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":3}}',1795009767733,'','08712e96b464f45cb3669bd1-152');
INSERT INTO "entries" VALUES('kvf9xrmg',8,'move','Ann','{"seat":0,"move":{"move":"bid","amount":4}}',1795009767734,'','08712e96b464f45cb3669bd1-153');
INSERT INTO "entries" VALUES('kvf9xrmg',9,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767735,'','08712e96b464f45cb3669bd1-154');
INSERT INTO "entries" VALUES('kvf9xrmg',10,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767736,'','08712e96b464f45cb3669bd1-155');
INSERT INTO "entries" VALUES('kvf9xrmg',11,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767737,'','08712e96b464f45cb3669bd1-156');
INSERT INTO "entries" VALUES('kvf9xrmg',12,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009767738,'','08712e96b464f45cb3669bd1-157');
INSERT INTO "entries" VALUES('kvf9xrmg',13,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767739,'','08712e96b464f45cb3669bd1-158');
INSERT INTO "entries" VALUES('kvf9xrmg',14,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767741,'','08712e96b464f45cb3669bd1-159');
INSERT INTO "entries" VALUES('kvf9xrmg',15,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767742,'','08712e96b464f45cb3669bd1-160');
INSERT INTO "entries" VALUES('kvf9xrmg',16,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767743,'','08712e96b464f45cb3669bd1-161');
INSERT INTO "entries" VALUES('kvf9xrmg',17,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767744,'','08712e96b464f45cb3669bd1-162');
INSERT INTO "entries" VALUES('kvf9xrmg',18,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1795009767746,'','08712e96b464f45cb3669bd1-163');
INSERT INTO "entries" VALUES('kvf9xrmg',19,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767747,'','08712e96b464f45cb3669bd1-164');
INSERT INTO "entries" VALUES('kvf9xrmg',20,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767748,'','08712e96b464f45cb3669bd1-165');
INSERT INTO "entries" VALUES('kvf9xrmg',21,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767749,'','08712e96b464f45cb3669bd1-166');
INSERT INTO "entries" VALUES('kvf9xrmg',22,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1795009767750,'','08712e96b464f45cb3669bd1-167');
INSERT INTO "entries" VALUES('kvf9xrmg',23,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767751,'','08712e96b464f45cb3669bd1-168');
INSERT INTO "entries" VALUES('kvf9xrmg',24,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1795009767753,'','08712e96b464f45cb3669bd1-169');
INSERT INTO "entries" VALUES('kvf9xrmg',25,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767754,'','08712e96b464f45cb3669bd1-170');
INSERT INTO "entries" VALUES('kvf9xrmg',26,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767755,'','08712e96b464f45cb3669bd1-171');
INSERT INTO "entries" VALUES('kvf9xrmg',27,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1795009767756,'','08712e96b464f45cb3669bd1-172');
INSERT INTO "entries" VALUES('kvf9xrmg',28,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767757,'','08712e96b464f45cb3669bd1-173');
INSERT INTO "entries" VALUES('kvf9xrmg',29,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1795009767758,'','08712e96b464f45cb3669bd1-174');
INSERT INTO "entries" VALUES('kvf9xrmg',30,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1795009767760,'','08712e96b464f45cb3669bd1-175');
INSERT INTO "entries" VALUES('kvf9xrmg',31,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767761,'','08712e96b464f45cb3669bd1-176');
INSERT INTO "entries" VALUES('kvf9xrmg',32,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767762,'','08712e96b464f45cb3669bd1-177');
INSERT INTO "entries" VALUES('kvf9xrmg',33,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767763,'','08712e96b464f45cb3669bd1-178');
INSERT INTO "entries" VALUES('kvf9xrmg',34,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767765,'','08712e96b464f45cb3669bd1-179');
INSERT INTO "entries" VALUES('kvf9xrmg',35,'move','Ann 3','{"seat":2,"move":{"move":"issue_share"}}',1795009767766,'','08712e96b464f45cb3669bd1-180');
INSERT INTO "entries" VALUES('kvf9xrmg',36,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767767,'','08712e96b464f45cb3669bd1-181');
INSERT INTO "entries" VALUES('kvf9xrmg',37,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767768,'','08712e96b464f45cb3669bd1-182');
INSERT INTO "entries" VALUES('kvf9xrmg',38,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1795009767770,'','08712e96b464f45cb3669bd1-183');
INSERT INTO "entries" VALUES('kvf9xrmg',39,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767771,'','08712e96b464f45cb3669bd1-184');
INSERT INTO "entries" VALUES('kvf9xrmg',40,'move','Ann 3','{"seat":2,"move":{"move":"build","hex":"I51"}}',1795009767772,'','08712e96b464f45cb3669bd1-185');
INSERT INTO "entries" VALUES('kvf9xrmg',41,'move','Ann 2','{"seat":1,"move":{"move":"issue_share"}}',1795009767773,'','08712e96b464f45cb3669bd1-186');
INSERT INTO "entries" VALUES('kvf9xrmg',42,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767775,'','08712e96b464f45cb3669bd1-187');
INSERT INTO "entries" VALUES('kvf9xrmg',43,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009767776,'','08712e96b464f45cb3669bd1-188');
INSERT INTO "entries" VALUES('kvf9xrmg',44,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1795009767777,'','08712e96b464f45cb3669bd1-189');
INSERT INTO "entries" VALUES('kvf9xrmg',45,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1795009767778,'','08712e96b464f45cb3669bd1-190');
INSERT INTO "entries" VALUES('kvf9xrmg',46,'move','Ann','{"seat":0,"move":{"move":"bid","amount":3}}',1795009767780,'','08712e96b464f45cb3669bd1-191');
INSERT INTO "entries" VALUES('kvf9xrmg',47,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":4}}',1795009767781,'','08712e96b464f45cb3669bd1-192');
INSERT INTO "entries" VALUES('kvf9xrmg',48,'move','Ann','{"seat":0,"move":{"move":"bid","amount":5}}',1795009767782,'','08712e96b464f45cb3669bd1-193');
INSERT INTO "entries" VALUES('kvf9xrmg',49,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":6}}',1795009767784,'','08712e96b464f45cb3669bd1-194');
INSERT INTO "entries" VALUES('kvf9xrmg',50,'move','Ann','{"seat":0,"move":{"move":"bid","amount":7}}',1795009767785,'','08712e96b464f45cb3669bd1-195');
INSERT INTO "entries" VALUES('kvf9xrmg',51,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":8}}',1795009767786,'','08712e96b464f45cb3669bd1-196');
INSERT INTO "entries" VALUES('kvf9xrmg',52,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767788,'','08712e96b464f45cb3669bd1-197');
INSERT INTO "entries" VALUES('kvf9xrmg',53,'move','Ann 2','{"seat":1,"move":{"move":"build","hex":"L52"}}',1795009767789,'','08712e96b464f45cb3669bd1-198');
INSERT INTO "entries" VALUES('kvf9xrmg',54,'move','Ann 2','{"seat":1,"move":{"move":"build","hex":"J52"}}',1795009767790,'','08712e96b464f45cb3669bd1-199');
INSERT INTO "entries" VALUES('kvf9xrmg',55,'move','Ann 2','{"seat":1,"move":{"move":"build","hex":"J50"}}',1795009767791,'','08712e96b464f45cb3669bd1-200');
INSERT INTO "entries" VALUES('kvf9xrmg',56,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767793,'','08712e96b464f45cb3669bd1-201');
INSERT INTO "entries" VALUES('kvf9xrmg',57,'move','Ann 2','{"seat":1,"move":{"move":"issue_share"}}',1795009767795,'','08712e96b464f45cb3669bd1-202');
INSERT INTO "entries" VALUES('kvf9xrmg',58,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1795009767796,'','08712e96b464f45cb3669bd1-203');
INSERT INTO "entries" VALUES('kvf9xrmg',59,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767797,'','08712e96b464f45cb3669bd1-204');
INSERT INTO "entries" VALUES('kvf9xrmg',60,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767798,'','08712e96b464f45cb3669bd1-205');
INSERT INTO "entries" VALUES('kvf9xrmg',61,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767800,'','08712e96b464f45cb3669bd1-206');
INSERT INTO "entries" VALUES('kvf9xrmg',62,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1795009767801,'','08712e96b464f45cb3669bd1-207');
INSERT INTO "entries" VALUES('kvf9xrmg',63,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1795009767802,'','08712e96b464f45cb3669bd1-208');
INSERT INTO "entries" VALUES('kvf9xrmg',64,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767804,'','08712e96b464f45cb3669bd1-209');
INSERT INTO "entries" VALUES('kvf9xrmg',65,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767805,'','08712e96b464f45cb3669bd1-210');
INSERT INTO "entries" VALUES('kvf9xrmg',66,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1795009767806,'','08712e96b464f45cb3669bd1-211');
INSERT INTO "entries" VALUES('kvf9xrmg',67,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767808,'','08712e96b464f45cb3669bd1-212');
INSERT INTO "entries" VALUES('kvf9xrmg',68,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767809,'','08712e96b464f45cb3669bd1-213');
INSERT INTO "entries" VALUES('kvf9xrmg',69,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767811,'','08712e96b464f45cb3669bd1-214');
INSERT INTO "entries" VALUES('kvf9xrmg',70,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767812,'','08712e96b464f45cb3669bd1-215');
INSERT INTO "entries" VALUES('kvf9xrmg',71,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767813,'','08712e96b464f45cb3669bd1-216');
INSERT INTO "entries" VALUES('kvf9xrmg',72,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1795009767815,'','08712e96b464f45cb3669bd1-217');
INSERT INTO "entries" VALUES('kvf9xrmg',73,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767816,'','08712e96b464f45cb3669bd1-218');
INSERT INTO "entries" VALUES('kvf9xrmg',74,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767817,'','08712e96b464f45cb3669bd1-219');
INSERT INTO "entries" VALUES('kvf9xrmg',75,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009767819,'','08712e96b464f45cb3669bd1-220');
INSERT INTO "entries" VALUES('kvf9xrmg',76,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767820,'','08712e96b464f45cb3669bd1-221');
INSERT INTO "entries" VALUES('kvf9xrmg',77,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767822,'','08712e96b464f45cb3669bd1-222');
INSERT INTO "entries" VALUES('kvf9xrmg',78,'move','Ann 3','{"seat":2,"move":{"move":"build","hex":"I49"}}',1795009767823,'','08712e96b464f45cb3669bd1-223');
INSERT INTO "entries" VALUES('kvf9xrmg',79,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767824,'','08712e96b464f45cb3669bd1-224');
INSERT INTO "entries" VALUES('kvf9xrmg',80,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767826,'','08712e96b464f45cb3669bd1-225');
INSERT INTO "entries" VALUES('kvf9xrmg',81,'move','Ann 2','{"seat":1,"move":{"move":"issue_share"}}',1795009767827,'','08712e96b464f45cb3669bd1-226');
INSERT INTO "entries" VALUES('kvf9xrmg',82,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767828,'','08712e96b464f45cb3669bd1-227');
INSERT INTO "entries" VALUES('kvf9xrmg',83,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767830,'','08712e96b464f45cb3669bd1-228');
INSERT INTO "entries" VALUES('kvf9xrmg',84,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767831,'','08712e96b464f45cb3669bd1-229');
INSERT INTO "entries" VALUES('kvf9xrmg',85,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767833,'','08712e96b464f45cb3669bd1-230');
INSERT INTO "entries" VALUES('kvf9xrmg',86,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767834,'','08712e96b464f45cb3669bd1-231');
INSERT INTO "entries" VALUES('kvf9xrmg',87,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":1}}',1795009767835,'','08712e96b464f45cb3669bd1-232');
INSERT INTO "entries" VALUES('kvf9xrmg',88,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767837,'','08712e96b464f45cb3669bd1-233');
INSERT INTO "entries" VALUES('kvf9xrmg',89,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1795009767838,'','08712e96b464f45cb3669bd1-234');
INSERT INTO "entries" VALUES('kvf9xrmg',90,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767840,'','08712e96b464f45cb3669bd1-235');
INSERT INTO "entries" VALUES('kvf9xrmg',91,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767841,'','08712e96b464f45cb3669bd1-236');
INSERT INTO "entries" VALUES('kvf9xrmg',92,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767843,'','08712e96b464f45cb3669bd1-237');
INSERT INTO "entries" VALUES('kvf9xrmg',93,'move','Ann','{"seat":0,"move":{"move":"build","hex":"C51"}}',1795009767845,'','08712e96b464f45cb3669bd1-238');
INSERT INTO "entries" VALUES('kvf9xrmg',94,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767846,'','08712e96b464f45cb3669bd1-239');
INSERT INTO "entries" VALUES('kvf9xrmg',95,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767848,'','08712e96b464f45cb3669bd1-240');
INSERT INTO "entries" VALUES('kvf9xrmg',96,'move','Ann 3','{"seat":2,"move":{"move":"build","hex":"B48"}}',1795009767849,'','08712e96b464f45cb3669bd1-241');
INSERT INTO "entries" VALUES('kvf9xrmg',97,'move','Ann 3','{"seat":2,"move":{"move":"issue_share"}}',1795009767851,'','08712e96b464f45cb3669bd1-242');
INSERT INTO "entries" VALUES('kvf9xrmg',98,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767852,'','08712e96b464f45cb3669bd1-243');
INSERT INTO "entries" VALUES('kvf9xrmg',99,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767853,'','08712e96b464f45cb3669bd1-244');
INSERT INTO "entries" VALUES('kvf9xrmg',100,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1795009767855,'','08712e96b464f45cb3669bd1-245');
INSERT INTO "entries" VALUES('kvf9xrmg',101,'move','Ann 3','{"seat":2,"move":{"move":"build","hex":"F52"}}',1795009767856,'','08712e96b464f45cb3669bd1-246');
INSERT INTO "entries" VALUES('kvf9xrmg',102,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767858,'','08712e96b464f45cb3669bd1-247');
INSERT INTO "entries" VALUES('kvf9xrmg',103,'move','Ann 2','{"seat":1,"move":{"move":"issue_share"}}',1795009767859,'','08712e96b464f45cb3669bd1-248');
INSERT INTO "entries" VALUES('kvf9xrmg',104,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767861,'','08712e96b464f45cb3669bd1-249');
INSERT INTO "entries" VALUES('kvf9xrmg',105,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009767862,'','08712e96b464f45cb3669bd1-250');
INSERT INTO "entries" VALUES('kvf9xrmg',106,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1795009767866,'','08712e96b464f45cb3669bd1-251');
INSERT INTO "entries" VALUES('kvf9xrmg',107,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767867,'','08712e96b464f45cb3669bd1-252');
INSERT INTO "entries" VALUES('kvf9xrmg',108,'move','Ann 2','{"seat":1,"move":{"move":"build","hex":"L50"}}',1795009767869,'','08712e96b464f45cb3669bd1-253');
INSERT INTO "entries" VALUES('kvf9xrmg',109,'move','Ann 2','{"seat":1,"move":{"move":"build","hex":"K49"}}',1795009767871,'','08712e96b464f45cb3669bd1-254');
INSERT INTO "entries" VALUES('kvf9xrmg',110,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767872,'','08712e96b464f45cb3669bd1-255');
INSERT INTO "entries" VALUES('kvf9xrmg',111,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767874,'','08712e96b464f45cb3669bd1-256');
INSERT INTO "entries" VALUES('kvf9xrmg',112,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767876,'','08712e96b464f45cb3669bd1-257');
INSERT INTO "entries" VALUES('kvf9xrmg',113,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767877,'','08712e96b464f45cb3669bd1-258');
INSERT INTO "entries" VALUES('kvf9xrmg',114,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767883,'','08712e96b464f45cb3669bd1-259');
INSERT INTO "entries" VALUES('kvf9xrmg',115,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767884,'','08712e96b464f45cb3669bd1-260');
INSERT INTO "entries" VALUES('kvf9xrmg',116,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767886,'','08712e96b464f45cb3669bd1-261');
INSERT INTO "entries" VALUES('kvf9xrmg',117,'move','Ann 3','{"seat":2,"move":{"move":"issue_share"}}',1795009767888,'','08712e96b464f45cb3669bd1-262');
INSERT INTO "entries" VALUES('kvf9xrmg',118,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767889,'','08712e96b464f45cb3669bd1-263');
INSERT INTO "entries" VALUES('kvf9xrmg',119,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767891,'','08712e96b464f45cb3669bd1-264');
INSERT INTO "entries" VALUES('kvf9xrmg',120,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1795009767893,'','08712e96b464f45cb3669bd1-265');
INSERT INTO "entries" VALUES('kvf9xrmg',121,'move','Ann 3','{"seat":2,"move":{"move":"build","hex":"E51"}}',1795009767894,'','08712e96b464f45cb3669bd1-266');
INSERT INTO "entries" VALUES('kvf9xrmg',122,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767896,'','08712e96b464f45cb3669bd1-267');
INSERT INTO "entries" VALUES('kvf9xrmg',123,'move','Ann 2','{"seat":1,"move":{"move":"issue_share"}}',1795009767898,'','08712e96b464f45cb3669bd1-268');
INSERT INTO "entries" VALUES('kvf9xrmg',124,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767899,'','08712e96b464f45cb3669bd1-269');
INSERT INTO "entries" VALUES('kvf9xrmg',125,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009767901,'','08712e96b464f45cb3669bd1-270');
INSERT INTO "entries" VALUES('kvf9xrmg',126,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1795009767903,'','08712e96b464f45cb3669bd1-271');
INSERT INTO "entries" VALUES('kvf9xrmg',127,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1795009767904,'','08712e96b464f45cb3669bd1-272');
INSERT INTO "entries" VALUES('kvf9xrmg',128,'move','Ann','{"seat":0,"move":{"move":"bid","amount":3}}',1795009767906,'','08712e96b464f45cb3669bd1-273');
INSERT INTO "entries" VALUES('kvf9xrmg',129,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":4}}',1795009767908,'','08712e96b464f45cb3669bd1-274');
INSERT INTO "entries" VALUES('kvf9xrmg',130,'move','Ann','{"seat":0,"move":{"move":"bid","amount":5}}',1795009767910,'','08712e96b464f45cb3669bd1-275');
INSERT INTO "entries" VALUES('kvf9xrmg',131,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767912,'','08712e96b464f45cb3669bd1-276');
INSERT INTO "entries" VALUES('kvf9xrmg',132,'move','Ann 2','{"seat":1,"move":{"move":"build","hex":"K47"}}',1795009767913,'','08712e96b464f45cb3669bd1-277');
INSERT INTO "entries" VALUES('kvf9xrmg',133,'move','Ann 2','{"seat":1,"move":{"move":"build","hex":"K45"}}',1795009767915,'','08712e96b464f45cb3669bd1-278');
INSERT INTO "entries" VALUES('kvf9xrmg',134,'move','Ann 2','{"seat":1,"move":{"move":"build","hex":"I49"}}',1795009767920,'','08712e96b464f45cb3669bd1-279');
INSERT INTO "entries" VALUES('kvf9xrmg',135,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767924,'','08712e96b464f45cb3669bd1-280');
INSERT INTO "entries" VALUES('kvf9xrmg',136,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767926,'','08712e96b464f45cb3669bd1-281');
INSERT INTO "entries" VALUES('kvf9xrmg',137,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009767927,'','08712e96b464f45cb3669bd1-282');
INSERT INTO "entries" VALUES('kvf9xrmg',138,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767929,'','08712e96b464f45cb3669bd1-283');
INSERT INTO "entries" VALUES('kvf9xrmg',139,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767931,'','08712e96b464f45cb3669bd1-284');
INSERT INTO "entries" VALUES('kvf9xrmg',140,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767933,'','08712e96b464f45cb3669bd1-285');
INSERT INTO "entries" VALUES('kvf9xrmg',141,'move','Ann 3','{"seat":2,"move":{"move":"issue_share"}}',1795009767934,'','08712e96b464f45cb3669bd1-286');
INSERT INTO "entries" VALUES('kvf9xrmg',142,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009767936,'','08712e96b464f45cb3669bd1-287');
INSERT INTO "entries" VALUES('kvf9xrmg',143,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1795009767938,'','08712e96b464f45cb3669bd1-288');
INSERT INTO "entries" VALUES('kvf9xrmg',144,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767939,'','08712e96b464f45cb3669bd1-289');
INSERT INTO "entries" VALUES('kvf9xrmg',145,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":2}}',1795009767941,'','08712e96b464f45cb3669bd1-290');
INSERT INTO "entries" VALUES('kvf9xrmg',146,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767943,'','08712e96b464f45cb3669bd1-291');
INSERT INTO "entries" VALUES('kvf9xrmg',147,'move','Ann 3','{"seat":2,"move":{"move":"build","hex":"C47"}}',1795009767945,'','08712e96b464f45cb3669bd1-292');
INSERT INTO "entries" VALUES('kvf9xrmg',148,'move','Ann 3','{"seat":2,"move":{"move":"issue_share"}}',1795009767946,'','08712e96b464f45cb3669bd1-293');
INSERT INTO "entries" VALUES('kvf9xrmg',149,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009767948,'','08712e96b464f45cb3669bd1-294');
INSERT INTO "entries" VALUES('kvf9xrmg',150,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1795009767950,'','08712e96b464f45cb3669bd1-295');
INSERT INTO "entries" VALUES('kvf9xrmg',151,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1795009767952,'','08712e96b464f45cb3669bd1-296');
INSERT INTO "entries" VALUES('kvf9xrmg',152,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":3}}',1795009767953,'','08712e96b464f45cb3669bd1-297');
INSERT INTO "entries" VALUES('kvf9xrmg',153,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767955,'','08712e96b464f45cb3669bd1-298');
INSERT INTO "entries" VALUES('kvf9xrmg',154,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767957,'','08712e96b464f45cb3669bd1-299');
INSERT INTO "entries" VALUES('kvf9xrmg',155,'move','Ann 3','{"seat":2,"move":{"move":"build","hex":"D50"}}',1795009767959,'','08712e96b464f45cb3669bd1-300');
INSERT INTO "entries" VALUES('kvf9xrmg',156,'move','Ann 3','{"seat":2,"move":{"move":"build","hex":"G53"}}',1795009767960,'','08712e96b464f45cb3669bd1-301');
INSERT INTO "entries" VALUES('kvf9xrmg',157,'move','Ann 3','{"seat":2,"move":{"move":"issue_share"}}',1795009767962,'','08712e96b464f45cb3669bd1-302');
INSERT INTO "entries" VALUES('kvf9xrmg',158,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767964,'','08712e96b464f45cb3669bd1-303');
INSERT INTO "entries" VALUES('kvf9xrmg',159,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767966,'','08712e96b464f45cb3669bd1-304');
INSERT INTO "entries" VALUES('kvf9xrmg',160,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767967,'','08712e96b464f45cb3669bd1-305');
INSERT INTO "entries" VALUES('kvf9xrmg',161,'move','Ann 2','{"seat":1,"move":{"move":"issue_share"}}',1795009767969,'','08712e96b464f45cb3669bd1-306');
INSERT INTO "entries" VALUES('kvf9xrmg',162,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009767972,'','08712e96b464f45cb3669bd1-307');
INSERT INTO "entries" VALUES('kvf9xrmg',163,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767974,'','08712e96b464f45cb3669bd1-308');
INSERT INTO "entries" VALUES('kvf9xrmg',164,'move','Ann','{"seat":0,"move":{"move":"bid","amount":0}}',1795009767976,'','08712e96b464f45cb3669bd1-309');
INSERT INTO "entries" VALUES('kvf9xrmg',165,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1795009767978,'','08712e96b464f45cb3669bd1-310');
INSERT INTO "entries" VALUES('kvf9xrmg',166,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":1}}',1795009767979,'','08712e96b464f45cb3669bd1-311');
INSERT INTO "entries" VALUES('kvf9xrmg',167,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767982,'','08712e96b464f45cb3669bd1-312');
INSERT INTO "entries" VALUES('kvf9xrmg',168,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":2}}',1795009767983,'','08712e96b464f45cb3669bd1-313');
INSERT INTO "entries" VALUES('kvf9xrmg',169,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767985,'','08712e96b464f45cb3669bd1-314');
INSERT INTO "entries" VALUES('kvf9xrmg',170,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1795009767987,'','08712e96b464f45cb3669bd1-315');
INSERT INTO "entries" VALUES('kvf9xrmg',171,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009767989,'','08712e96b464f45cb3669bd1-316');
INSERT INTO "entries" VALUES('kvf9xrmg',172,'move','Ann 2','{"seat":1,"move":{"move":"bid","amount":0}}',1795009767991,'','08712e96b464f45cb3669bd1-317');
INSERT INTO "entries" VALUES('kvf9xrmg',173,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767993,'','08712e96b464f45cb3669bd1-318');
INSERT INTO "entries" VALUES('kvf9xrmg',174,'move','Ann','{"seat":0,"move":{"move":"build","hex":"D52"}}',1795009767995,'','08712e96b464f45cb3669bd1-319');
INSERT INTO "entries" VALUES('kvf9xrmg',175,'move','Ann','{"seat":0,"move":{"move":"build","hex":"E53"}}',1795009767997,'','08712e96b464f45cb3669bd1-320');
INSERT INTO "entries" VALUES('kvf9xrmg',176,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009767999,'','08712e96b464f45cb3669bd1-321');
INSERT INTO "entries" VALUES('kvf9xrmg',177,'move','Ann 3','{"seat":2,"move":{"move":"build","hex":"D46"}}',1795009768001,'','08712e96b464f45cb3669bd1-322');
INSERT INTO "entries" VALUES('kvf9xrmg',178,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009768003,'','08712e96b464f45cb3669bd1-323');
INSERT INTO "entries" VALUES('kvf9xrmg',179,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009768005,'','08712e96b464f45cb3669bd1-324');
INSERT INTO "entries" VALUES('kvf9xrmg',180,'move','Ann 2','{"seat":1,"move":{"move":"build","hex":"N52"}}',1795009768006,'','08712e96b464f45cb3669bd1-325');
INSERT INTO "entries" VALUES('kvf9xrmg',181,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009768008,'','08712e96b464f45cb3669bd1-326');
INSERT INTO "entries" VALUES('kvf9xrmg',182,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009768010,'','08712e96b464f45cb3669bd1-327');
INSERT INTO "entries" VALUES('kvf9xrmg',183,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009768012,'','08712e96b464f45cb3669bd1-328');
INSERT INTO "entries" VALUES('kvf9xrmg',184,'move','Ann','{"seat":0,"move":{"move":"issue_share"}}',1795009768014,'','08712e96b464f45cb3669bd1-329');
INSERT INTO "entries" VALUES('kvf9xrmg',185,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009768016,'','08712e96b464f45cb3669bd1-330');
INSERT INTO "entries" VALUES('kvf9xrmg',186,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009768018,'','08712e96b464f45cb3669bd1-331');
INSERT INTO "entries" VALUES('kvf9xrmg',187,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009768020,'','08712e96b464f45cb3669bd1-332');
INSERT INTO "entries" VALUES('kvf9xrmg',188,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009768022,'','08712e96b464f45cb3669bd1-333');
INSERT INTO "entries" VALUES('kvf9xrmg',189,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009768024,'','08712e96b464f45cb3669bd1-334');
INSERT INTO "entries" VALUES('kvf9xrmg',190,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009768026,'','08712e96b464f45cb3669bd1-335');
INSERT INTO "entries" VALUES('kvf9xrmg',191,'move','Ann 2','{"seat":1,"move":{"move":"build","hex":"N50"}}',1795009768028,'','08712e96b464f45cb3669bd1-336');
INSERT INTO "entries" VALUES('kvf9xrmg',192,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009768030,'','08712e96b464f45cb3669bd1-337');
INSERT INTO "entries" VALUES('kvf9xrmg',193,'move','Ann','{"seat":0,"move":{"move":"bid","amount":1}}',1795009768032,'','08712e96b464f45cb3669bd1-338');
INSERT INTO "entries" VALUES('kvf9xrmg',194,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009768034,'','08712e96b464f45cb3669bd1-339');
INSERT INTO "entries" VALUES('kvf9xrmg',195,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009768036,'','08712e96b464f45cb3669bd1-340');
INSERT INTO "entries" VALUES('kvf9xrmg',196,'move','Ann','{"seat":0,"move":{"move":"build","hex":"E51"}}',1795009768038,'','08712e96b464f45cb3669bd1-341');
INSERT INTO "entries" VALUES('kvf9xrmg',197,'move','Ann 3','{"seat":2,"move":{"move":"pass"}}',1795009768039,'','08712e96b464f45cb3669bd1-342');
INSERT INTO "entries" VALUES('kvf9xrmg',198,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009768041,'','08712e96b464f45cb3669bd1-343');
INSERT INTO "entries" VALUES('kvf9xrmg',199,'move','Ann','{"seat":0,"move":{"move":"build","hex":"J50"}}',1795009768043,'','08712e96b464f45cb3669bd1-344');
INSERT INTO "entries" VALUES('kvf9xrmg',200,'move','Ann','{"seat":0,"move":{"move":"pass"}}',1795009768045,'','08712e96b464f45cb3669bd1-345');
INSERT INTO "entries" VALUES('kvf9xrmg',201,'move','Ann 2','{"seat":1,"move":{"move":"pass"}}',1795009768047,'','08712e96b464f45cb3669bd1-346');
INSERT INTO "entries" VALUES('kvf9xrmg',202,'move','Ann 3','{"seat":2,"move":{"move":"bid","amount":0}}',1795009768049,'','08712e96b464f45cb3669bd1-347');
CREATE TABLE facts (
    table_id TEXT NOT NULL PRIMARY KEY,
    facts TEXT NOT NULL             -- JSON
);
INSERT INTO "facts" VALUES('fzbrsra7','{"board":"default","rules_version":1,"options":{},"clock":{"kind":"async","start_ms":7776000000,"increment_ms":86400000,"most_ms":7776000000},"by_hand":false,"hints":true,"undo_free":false,"invitation":"2dca3dbc0f3872e8ebca41c9","spectator":"c44cd7363bcfe2e3ce64030d","from":null,"start":null,"moves":[]}');
INSERT INTO "facts" VALUES('qe9vghsf','{"board":"default","rules_version":1,"options":{},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"659bbe4d20823245367b4ac6","spectator":"e7544ba856786f97abc95c99","from":null,"start":null,"moves":[]}');
INSERT INTO "facts" VALUES('u3j7mcwg','{"board":"default","rules_version":1,"options":{},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"47092f57b64f449850f58dd3","spectator":"77d67bf53e68edf74626b6e3","from":null,"start":null,"moves":[]}');
INSERT INTO "facts" VALUES('74m3ecrh','{"board":"default","rules_version":1,"options":{"short_game":false,"discounted_superchief":false,"free_superchief":false,"starting_auction":0,"honeymoon":false,"turn_limit":3000},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"0df0e4b4f358593b41432c04","spectator":"aabf7b85d2eec6a3df44120f","from":null,"start":null,"moves":[]}');
INSERT INTO "facts" VALUES('v9f3t7dx','{"board":"default","rules_version":1,"options":{"round_limit":100},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"b27d6b4355a378b7dfa17116","spectator":"ddeea0b9751d8b3ac4ac1c81","from":null,"start":null,"moves":[]}');
INSERT INTO "facts" VALUES('kvf9xrmg','{"board":"default","rules_version":1,"options":{},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"b13f0d7cd9b5ed25550980ae","spectator":"e1cfb8f34303c912cb9631ca","from":null,"start":null,"moves":[]}');
INSERT INTO "facts" VALUES('3vjfkxun','{"board":"default","rules_version":1,"options":{"round_limit":100},"clock":null,"by_hand":false,"hints":true,"undo_free":false,"invitation":"9906287e61f6cefbcb740170","spectator":"6dcf90847f6f4de739a4344b","from":null,"start":null,"moves":[]}');
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
INSERT INTO "notes" VALUES('fzbrsra7','2cx8we6b83ku','{"number": 28, "decider": 0, "step": "share_auction", "cash": [40, 38, 39]}');
INSERT INTO "notes" VALUES('qe9vghsf','2cx8we6b83ku','{"number": 28, "decider": 2, "step": "opening_auction", "cash": [68, 78, 80]}');
INSERT INTO "notes" VALUES('u3j7mcwg','2cx8we6b83ku','{"number": 28, "decider": 2, "step": "opening_auction", "cash": [39, 37, 32]}');
INSERT INTO "notes" VALUES('74m3ecrh','2cx8we6b83ku','{"number": 49, "decider": 2, "step": "step", "cash": [null, null, 18000]}');
INSERT INTO "notes" VALUES('v9f3t7dx','2cx8we6b83ku','{"number": 28, "decider": 1, "step": "opening_auction", "cash": [30, 26, 33]}');
INSERT INTO "notes" VALUES('kvf9xrmg','2cx8we6b83ku','{"number": 202, "decider": null, "step": "game_over", "cash": [94, 115, 108]}');
CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,            -- the name in lower case; null: a guest
    password_hash TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO "players" VALUES('2cx8we6b83ku','Ann',NULL,'',1795009767490);
INSERT INTO "players" VALUES('jeathtwtxq8e','Ben of old','ben of old','$argon2id$v=19$m=65536,t=2,p=1$+dYPDTwSRQkrz11tDF/YbQ$i8VW/hhIjnuAYmjk0zhX5g/QzTKWD79G2n9K3urWsLc',1795009768054);
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,             -- person, bot, open
    name TEXT NOT NULL,
    player TEXT,
    bot TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('fzbrsra7',0,'person','Ann','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('fzbrsra7',1,'person','Ann 2','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('fzbrsra7',2,'person','Ann 3','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('qe9vghsf',0,'person','Ann','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('qe9vghsf',1,'person','Ann 2','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('qe9vghsf',2,'person','Ann 3','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('u3j7mcwg',0,'person','Ann','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('u3j7mcwg',1,'person','Ann 2','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('u3j7mcwg',2,'person','Ann 3','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('74m3ecrh',0,'person','Ann','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('74m3ecrh',1,'person','Ann 2','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('74m3ecrh',2,'person','Ann 3','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('v9f3t7dx',0,'person','Ann','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('v9f3t7dx',1,'person','Ann 2','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('v9f3t7dx',2,'person','Ann 3','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('kvf9xrmg',0,'person','Ann','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('kvf9xrmg',1,'person','Ann 2','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('kvf9xrmg',2,'person','Ann 3','2cx8we6b83ku','');
INSERT INTO "seats" VALUES('3vjfkxun',0,'person','Ben of old','jeathtwtxq8e','');
INSERT INTO "seats" VALUES('3vjfkxun',1,'open','',NULL,'');
INSERT INTO "seats" VALUES('3vjfkxun',2,'open','',NULL,'');
CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
INSERT INTO "sessions" VALUES('f2ea1f145919594d5338a466ef602f4335b68837a3f076eb7bebd2912fd721cc','2cx8we6b83ku',1810561767490);
INSERT INTO "sessions" VALUES('dcf5125b6f6d76386c48a53998acc2c1267f444a1836600b923ba2c93ae93ea5','jeathtwtxq8e',1810561768055);
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
    course TEXT NOT NULL,           -- JSON
    commitment TEXT NOT NULL,
    request TEXT NOT NULL,          -- the host's, that made it
    UNIQUE (host, request)
);
INSERT INTO "tables" VALUES('fzbrsra7','kansas-pacific','playing',1,'2cx8we6b83ku',1795009767493,1795009767535,1802785767535,28,'08712e96b464f45cb3669bd1-28','{"decider":0,"left":[7776000000,7776000000,7776000000],"stand_ins":[],"since":1795009767535}','44376c140004d19340b1244f40aa4c8cb3de167a1df181a1e4b0c06f949ecbaa','08712e96b464f45cb3669bd1-1');
INSERT INTO "tables" VALUES('qe9vghsf','prairie-railroads','playing',1,'2cx8we6b83ku',1795009767539,1795009767575,NULL,28,'08712e96b464f45cb3669bd1-57','{"decider":2,"left":[0,0,0],"stand_ins":[]}','830d52bf259de7d2ebf46315239290620695f54bbcc40d52cb6cc3b0b49cb724','08712e96b464f45cb3669bd1-30');
INSERT INTO "tables" VALUES('u3j7mcwg','prussian-rails','playing',1,'2cx8we6b83ku',1795009767580,1795009767618,NULL,28,'08712e96b464f45cb3669bd1-86','{"decider":2,"left":[0,0,0],"stand_ins":[]}','d589a3710afd776f41f73849a20af167cd387cf5adec10bbe8a0063a2642782f','08712e96b464f45cb3669bd1-59');
INSERT INTO "tables" VALUES('74m3ecrh','rail-baron-southeast','playing',1,'2cx8we6b83ku',1795009767621,1795009767674,NULL,49,'08712e96b464f45cb3669bd1-115','{"decider":2,"left":[0,0,0],"stand_ins":[]}','64be7014c653f630c98add96b2bf07511410c6fb06edd051ef96ada1d673655a','08712e96b464f45cb3669bd1-88');
INSERT INTO "tables" VALUES('v9f3t7dx','southern-pacific','playing',1,'2cx8we6b83ku',1795009767683,1795009767719,NULL,28,'08712e96b464f45cb3669bd1-144','{"decider":1,"left":[0,0,0],"stand_ins":[]}','62393369737e58c2684f00936d24ec19b67e81d63d61c2131eaa23e71a77b249','08712e96b464f45cb3669bd1-117');
INSERT INTO "tables" VALUES('kvf9xrmg','kansas-pacific','over',1,'2cx8we6b83ku',1795009767723,1795009768049,NULL,202,'08712e96b464f45cb3669bd1-347','{"decider":null,"left":[0,0,0],"stand_ins":[],"winners":[1],"scores":[94,115,108]}','ee66aa6814db4e9fc3c439483d9ac82eccbce073d8f5f6eccd9dfd40a9000b74','08712e96b464f45cb3669bd1-146');
INSERT INTO "tables" VALUES('3vjfkxun','southern-pacific','waiting',1,'jeathtwtxq8e',1795009768120,1795009768120,NULL,0,'08712e96b464f45cb3669bd1-349','{"decider":null,"left":[0,0,0],"stand_ins":[]}','','08712e96b464f45cb3669bd1-349');
CREATE INDEX sessions_by_player ON sessions (player);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX tables_by_move ON tables (status, moved_at, id);
CREATE INDEX tables_by_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;
CREATE INDEX notes_by_player ON notes (player);
COMMIT;
