// node server.js PORT [FOLDER]: the peer's server. With a folder it keeps matches in files there, the durable storage it
// comes with; without one only in memory.

import { createRequire } from 'node:module';
import { Duel } from './game.js';

const { Server, Origins, FlatFile } = createRequire(import.meta.url)('boardgame.io/server');
const [port, folder] = process.argv.slice(2);
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
const server = Server({ games: [Duel], origins: [Origins.LOCALHOST], db });
server.run({ port: Number(port), callback: () => console.log('listening') });
