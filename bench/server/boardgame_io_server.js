// boardgame.io's own server, on this machine only.
// usage: node boardgame_io_server.js PORT memory|flatfile FOLDER
'use strict';
const need = (name) => require(require.resolve(name, { paths: [process.env.PEER_MODULES] }));
const { Server, FlatFile, Origins } = need('boardgame.io/server');
const { bazaar } = require('./bazaar.js');
const [port, storage, folder] = process.argv.slice(2);
const options = { games: [bazaar], origins: [Origins.LOCALHOST] };
if (storage === 'flatfile') options.db = new FlatFile({ dir: folder });
Server(options).run({ port: { port: Number(port), host: '127.0.0.1' }, callback: () => console.log('READY') });
