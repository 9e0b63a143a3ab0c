INSERT INTO players VALUES ('p1', 'Ada', 'ada', 'argon', 5);
INSERT INTO sessions VALUES ('token', 'p1', 1000);
INSERT INTO tables VALUES ('t1', 'kansas-pacific', 'playing', 1, 'p1', 100, 200, 300, 2, 'mark', '{"board":"default"}', '{"decider":0}', 'hash', 'r0');
INSERT INTO seats VALUES ('t1', 0, 'person', 'Ada', 'p1', ''), ('t1', 1, 'open', '', NULL, ''), ('t1', 2, 'bot', 'Conductor', NULL, 'conductor');
INSERT INTO entries VALUES ('t1', 1, 'move', 'Ada', '{"move":"pass"}', 150, 'p1', 'r1'), ('t1', 2, 'move', 'chance', '{}', 200, NULL, NULL);
INSERT INTO dice VALUES ('t1', 'seed', 'hash');
INSERT INTO instructions VALUES ('t1', 0, 'ATSF', '{"up_to":5}');
INSERT INTO notes VALUES ('t1', 'p1', 'mine');
INSERT INTO chat VALUES ('t1', 1, 'p1', 0, 'Ada', 'hello', 160, 'p1', 'r2');
