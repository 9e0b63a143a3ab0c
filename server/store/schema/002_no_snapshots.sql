-- A table in memory needs its whole log, to show it and to take moves back; to play it through is quick.
DROP TABLE snapshots;
