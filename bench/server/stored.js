// What boardgame.io's file storage holds after a kill: the number of the last state of each match, null where a file was
// half written and cannot be read (one such file can keep the whole storage from being opened).
// usage: node stored.js FOLDER < {"MATCH": ...}   -> one line of JSON
'use strict';
const fs = require('fs');
const need = (name) => require(require.resolve(name, { paths: [process.env.PEER_MODULES] }));
const { FlatFile } = need('boardgame.io/server');
(async () => {
  const db = new FlatFile({ dir: process.argv[2] });
  const opened = await db.connect().then(() => true, () => false);
  const found = {};
  for (const id of Object.keys(JSON.parse(fs.readFileSync(0, 'utf8')))) {
    const state = opened ? await db.fetch(id, { state: true }).then((all) => all.state, () => null) : null;
    found[id] = state ? state._stateID : null;
  }
  console.log(JSON.stringify(found));
  process.exit(0);
})().catch((error) => { console.error(error); process.exit(1); });
