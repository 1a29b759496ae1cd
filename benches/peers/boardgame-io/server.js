// node server.js [FOLDER]: the peer's server, on a free port, which it prints. With a folder it keeps matches in files
// there, the durable storage it comes with; without one it keeps them only in memory.

import { createRequire } from 'node:module';
import { Duel } from './game.js';

const { Server, Origins, FlatFile } = createRequire(import.meta.url)('boardgame.io/server');
const [folder] = process.argv.slice(2);
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
const server = Server({ games: [Duel], origins: [Origins.LOCALHOST], db });
const { appServer } = await server.run({ port: 0 });
console.log(`listening on ${appServer.address().port}`);
