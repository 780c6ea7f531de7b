// Load on a table server over loopback. TABLES tables of three at once, each seat with a socket of its own. The seat
// to move sends a random legal move and waits for its own new view (the acknowledgement); the next move is sent when
// all three seats have theirs, so that nobody gains by telling the others late.
//   closed: the next move of a table is sent at once (saturation)
//   RATE:   the moves of all tables together are held to RATE a second
//   killed: as closed, until this kills the server; says which was the last move of each table that was acknowledged
// usage: node load.js underhall|boardgame.io PORT GAME TABLES SECONDS closed|RATE|killed SERVER_PID   -> one line of JSON
'use strict';
const fs = require('fs');
const http = require('http');
const need = (name) => require(require.resolve(name, { paths: [process.env.PEER_MODULES] }));
const { options } = require('./bazaar.js');

const [kind, port, game, tables, seconds, mode, pid] = process.argv.slice(2);
const SEATS = 3;
const rate = mode === 'closed' || mode === 'killed' ? 0 : Number(mode);
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
const any = (list) => list[Math.floor(Math.random() * list.length)];

function ask(method, path, body, cookie) {
  return new Promise((resolve, reject) => {
    const data = Buffer.from(JSON.stringify(body));
    const headers = { 'content-type': 'application/json', 'content-length': data.length, 'x-underhall': '1' };
    if (cookie) headers.cookie = cookie;
    const request = http.request({ host: '127.0.0.1', port, path, method, agent, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => { text += chunk; });
      response.on('end', () => (response.statusCode < 300
        ? resolve({ body: JSON.parse(text), cookie: (response.headers['set-cookie'] || [''])[0].split(';')[0] })
        : reject(new Error(`${path} ${response.statusCode} ${text}`))));
    });
    request.on('error', reject);
    request.end(data);
  });
}

let running = false, moves = 0, finished = 0, bytes = 0, messages = 0;
const latencies = [];
const acknowledged = {}; // by table: where its last acknowledged move left it, as the server counts
const ready = [];

class Slot {
  constructor() { this.views = []; this.seen = 0; this.sent = 0; this.mover = -1; }
  // Called with every seat's new view after a move.
  arrived(seat, view) {
    this.views[seat] = view;
    if (running && seat === this.mover && this.sent) {
      latencies.push(performance.now() - this.sent);
      moves++;
      this.sent = 0;
      acknowledged[this.id] = this.stand(view);
    }
    if (++this.seen < SEATS) return;
    this.seen = 0;
    if (!running) return;
    if (this.over()) { finished++; this.close(); this.begin().then(() => this.next(), (e) => { console.error(e); process.exit(1); }); return; }
    this.next();
  }
  next() { if (rate) ready.push(this); else this.move(); }
}

class UnderhallSlot extends Slot {
  static people = [];
  static async prepare() {
    for (let seat = 0; seat < SEATS; seat++)
      this.people.push((await ask('POST', '/api/guest', { name: `Player ${seat}` })).cookie);
  }
  async begin() {
    const WebSocket = need('ws');
    const people = UnderhallSlot.people;
    const made = await ask('POST', '/api/tables', { game, options: { players: SEATS } }, people[0]);
    const table = made.body.table.id;
    for (let seat = 1; seat < SEATS; seat++) await ask('POST', `/api/tables/${table}/sit`, { seat }, people[seat]);
    await ask('POST', `/api/tables/${table}/start`, {}, people[0]);
    this.id = table;
    this.sockets = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/live`,
        { headers: { cookie: people[seat] }, perMessageDeflate: false });
      this.sockets.push(socket);
      await new Promise((first, failed) => {
        socket.on('error', failed);
        socket.on('message', (text) => {
          const message = JSON.parse(text);
          bytes += text.length;
          messages++;
          if (message.type === 'problem') { console.error(text.toString()); process.exit(1); }
          if (first) { this.views[seat] = message.now; first(); first = null; return; }
          this.arrived(seat, message.now);
        });
      });
    }
  }
  over() { return this.views[0].status === 'over'; }
  stand(view) { return view.turn_number; }
  close() { for (const socket of this.sockets) socket.close(); }
  move() {
    if (!running) return;
    const seat = this.views.findIndex((view) => view.moves.length > 0);
    this.mover = seat;
    const { turn_number, moves: legal } = this.views[seat];
    this.sent = performance.now();
    this.sockets[seat].send(JSON.stringify({ id: 1, do: 'play', move: any(legal).move, turn_number }));
  }
}

class BoardgameSlot extends Slot {
  static async prepare() {}
  async begin() {
    const { io } = need('socket.io-client');
    if (!this.sockets) {
      this.sockets = [];
      for (let seat = 0; seat < SEATS; seat++) {
        const socket = io(`http://127.0.0.1:${port}/${game}`, { transports: ['websocket'], forceNew: true, reconnection: false });
        await new Promise((ok, failed) => { socket.once('connect', ok); socket.once('connect_error', failed); });
        this.sockets.push(socket);
        socket.on('update', (id, state) => { messages++; if (id === this.id) this.arrived(seat, state); });
      }
    }
    this.id = (await ask('POST', `/games/${game}/create`, { numPlayers: SEATS })).body.matchID;
    this.credentials = [];
    for (let seat = 0; seat < SEATS; seat++)
      this.credentials.push((await ask('POST', `/games/${game}/${this.id}/join`,
        { playerID: String(seat), playerName: `Player ${seat}` })).body.playerCredentials);
    for (let seat = 0; seat < SEATS; seat++)
      await new Promise((ok) => {
        this.sockets[seat].once('sync', (id, info) => { this.views[seat] = info.state; ok(); });
        this.sockets[seat].emit('sync', this.id, String(seat), this.credentials[seat], SEATS);
      });
  }
  over() { return this.views[0].ctx.gameover !== undefined; }
  stand(view) { return view._stateID; }
  close() {}
  move() {
    if (!running) return;
    const seat = Number(this.views[0].ctx.currentPlayer);
    this.mover = seat;
    const state = this.views[seat];
    const [name, args] = any(options(state.G, String(seat)));
    this.sent = performance.now();
    this.sockets[seat].emit('update',
      { type: 'MAKE_MOVE', payload: { type: name, args, playerID: String(seat), credentials: this.credentials[seat] } },
      state._stateID, this.id, String(seat));
  }
}

const memory = () => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
const cpu = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const quantile = (list, share) => (list.length ? list[Math.min(list.length - 1, Math.floor(list.length * share))] : null);

(async () => {
  const Kind = kind === 'underhall' ? UnderhallSlot : BoardgameSlot;
  await Kind.prepare();
  const slots = [];
  for (let n = 0; n < Number(tables); n++) { const slot = new Kind(); await slot.begin(); slots.push(slot); }
  bytes = messages = 0;
  running = true;
  const cpu0 = cpu(), own0 = process.cpuUsage(), began = performance.now();
  if (rate) {
    ready.push(...slots);
    let due = 0;
    setInterval(() => {
      const wanted = Math.floor(((performance.now() - began) / 1000) * rate);
      for (; due < wanted; due++) {
        if (!ready.length) { due = wanted; break; }
        ready.splice(Math.floor(Math.random() * ready.length), 1)[0].move();
      }
    }, 1);
  } else for (const slot of slots) slot.move();
  setTimeout(() => {
    running = false;
    if (mode === 'killed') {
      process.kill(Number(pid), 'SIGKILL');
      console.log(JSON.stringify({ moves, acknowledged }));
      process.exit(0);
    }
    const took = (performance.now() - began) / 1000;
    const sorted = latencies.sort((a, b) => a - b);
    const own = process.cpuUsage(own0);
    console.log(JSON.stringify({
      moves_per_s: moves / took, p50_ms: quantile(sorted, 0.5), p99_ms: quantile(sorted, 0.99), finished,
      bytes: messages ? bytes / messages : 0, rss_mb: memory(), server_cpu: (cpu() - cpu0) / took,
      client_cpu: (own.user + own.system) / 1e6 / took,
    }));
    process.exit(0);
  }, Number(seconds) * 1000);
})().catch((error) => { console.error(error); process.exit(1); });
