// check.mjs: the WebAssembly module and the native program must be the same referee.
// For every game: the same signature over 1,000 seeded random games, a dialogue answered alike to the byte, and moves
// suggested by the computer players that may be played.
// Usage: node check.mjs roundhouse.wasm path/to/roundhouse      (Node 18 or newer, no packages)
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [, , wasmPath, programPath] = process.argv;
if (!programPath) {
  console.error('Usage: node check.mjs roundhouse.wasm path/to/roundhouse');
  process.exit(2);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const bytes = readFileSync(wasmPath);
const module = new WebAssembly.Module(bytes);

// A referee of its own: a function from a line to its answer.
function newReferee() {
  // The module asks its host for nothing but a place to complain, and the time for a Baron whose budget is time. Another import is
  // a file or a random source that has found its way into the engine.
  const host = {
    fd_close: () => 0,
    fd_seek: () => 0,
    fd_fdstat_get: () => 0,
    clock_time_get(clock, precision, result) {
      new DataView(memory.buffer).setBigUint64(result, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    fd_write(fd, vectors, count, written) {
      const view = new DataView(memory.buffer);
      let total = 0;
      for (let i = 0; i < count; ++i) {
        const size = view.getUint32(vectors + 8 * i + 4, true);
        process.stderr.write(Buffer.from(memory.buffer, view.getUint32(vectors + 8 * i, true), size).toString());
        total += size;
      }
      view.setUint32(written, total, true);
      return 0;
    },
  };
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    if (from !== 'wasi_snapshot_preview1' || !(name in host)) fail(`The module wants ${from}.${name} of its host.`);
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: host });
  const { memory } = exports;
  exports._initialize();
  return (line) => {
    const text = Buffer.from(line);
    const input = exports.roundhouse_input(text.length);
    new Uint8Array(memory.buffer, input, text.length).set(text);
    const answer = exports.roundhouse_answer(text.length);
    return Buffer.from(memory.buffer, answer, exports.roundhouse_answer_size()).toString();
  };
}

function askProgram(lines) {
  const { stdout, status, error } = spawnSync(programPath, ['referee'], {
    input: lines.join('\n') + '\n',
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (error) fail(`${programPath} did not run: ${error.message}`);
  if (status !== 0) fail(`${programPath} referee ended with ${status}.`);
  const answers = stdout.split('\n').slice(0, -1);
  if (answers.length !== lines.length) fail(`The program gave ${answers.length} answers to ${lines.length} lines.`);
  return answers;
}

function seconds(work) {
  const began = performance.now();
  const result = work();
  return [result, (performance.now() - began) / 1000];
}

function checkSignature(game) {
  const line = JSON.stringify({ do: 'signature', game, games: 1000, seed: 1 });
  const [ours, moduleTime] = seconds(() => newReferee()(line));
  const [[theirs], programTime] = seconds(() => askProgram([line]));
  const { signature } = JSON.parse(theirs);
  if (typeof signature !== 'string') fail(`${game}: the program has no signature: ${theirs}`);
  if (ours !== theirs) fail(`${game}: the signatures differ.\n  module:  ${ours}\n  program: ${theirs}`);
  console.log(
    `${game}: 1,000 games, signature ${signature} in both; ` +
      `module ${moduleTime.toFixed(2)} s, program ${programTime.toFixed(2)} s.`,
  );
}

// A move from an entry of `moves`: ranges become their least amount, or now and then their greatest.
function chosen(entry, pick) {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      value?.min === undefined ? value : pick(8) ? value.min : value.max,
    ]),
  );
}

// Plays a game on the module, asking everything a client may ask on the way. Returns the lines and their answers.
function dialogue(game, seats) {
  const referee = newReferee();
  const lines = [];
  const answers = [];
  const ask = (request) => {
    const line = typeof request === 'string' ? request : JSON.stringify(request);
    lines.push(line);
    answers.push(referee(line));
    try {
      return JSON.parse(answers.at(-1));
    } catch {
      fail(`${game}: ${line} is answered with something that is not JSON: ${answers.at(-1)}`);
    }
  };
  let state = 12345;
  const pick = (below) => (state = (state * 48271) % 2147483647) % below;

  for (const line of [
    '{"do":"games"}',
    '',
    '{',
    '[]',
    '{"do":"dance"}',
    '{"do":"options"}',
    '{"do":1e400}',
    '"\u00e9"',
  ])
    ask(line);
  let answer = ask({ do: 'new', game, seats });
  ask({ do: 'chance', seed: 7 });
  for (let step = 0; answer.ok && answer.decider !== null && step < 400; ++step) {
    if (answer.decider === 'chance') {
      answer = ask({ do: 'roll' });
      continue;
    }
    if (step % 20 === 0) {
      const { state: position } = ask({ do: 'state' });
      ask({ do: 'view', seat: 1 });
      ask({ do: 'position', state: position });
      ask({ do: 'why', move: { move: 'bid', amount: 100000 } });
      ask({ do: 'play', move: { move: 'no_such_move' } });
    }
    const move = chosen(answer.moves[pick(answer.moves.length)], pick);
    answer = ask({ do: 'play', move });
    if (!answer.ok) fail(`${game}: ${lines.at(-1)} was offered and then refused: ${answers.at(-1)}`);
    if (step % 50 === 49) answer = ask({ do: 'undo' });
  }
  if (!answer.ok) fail(`${game}: ${lines.at(-1)} was answered with ${answers.at(-1)}`);
  ask({ do: 'load', record: ask({ do: 'record' }).record });
  ask({ do: 'state' });
  return [lines, answers];
}

function checkDialogue(game, seats) {
  const [lines, answers] = dialogue(game, seats);
  askProgram(lines).forEach((answer, i) => {
    if (answer !== answers[i])
      fail(
        `${game}: line ${i + 1} is answered differently.\n  line:    ${lines[i]}\n  module:  ${answers[i]}\n  program: ${answer}`,
      );
  });
  console.log(`${game}: ${lines.length} lines with ${seats} seats answered alike.`);
}

// Exponentials and logarithms may differ in their last digit from those of the program, and so may thoughts.
function checkSuggestions(game, seats) {
  const referee = newReferee();
  const ask = (request) => JSON.parse(referee(JSON.stringify(request)));
  let answer = ask({ do: 'new', game, seats });
  ask({ do: 'chance', seed: 7 });
  let suggested = 0;
  for (let step = 0; answer.decider !== null && step < 40; ++step) {
    if (answer.decider === 'chance') {
      answer = ask({ do: 'roll' });
      continue;
    }
    const budget = [{ bot: 'brakeman' }, { bot: 'conductor' }, { bot: 'baron', sims: 40 }, { bot: 'baron', ms: 3 }][
      step % 4
    ];
    const { ok, move, error } = ask({ do: 'suggest', ...budget });
    answer = ok ? ask({ do: 'play', move }) : { ok, error };
    if (!answer.ok) fail(`${game}: ${JSON.stringify(budget)} suggested ${JSON.stringify(move)}: ${answer.error}`);
    ++suggested;
  }
  if (suggested === 0) fail(`${game}: nobody was asked for a suggestion.`);
  console.log(`${game}: ${suggested} suggestions of the computer players played.`);
}

const { games } = JSON.parse(newReferee()('{"do":"games"}'));
if (!games?.length) fail('The module knows no game.');
console.log(
  `${wasmPath}: ${(bytes.length / 1000).toFixed(0)} kB, ${(gzipSync(bytes).length / 1000).toFixed(0)} kB compressed.`,
);
for (const {
  id,
  seats: [fewest, most],
} of games) {
  checkSignature(id);
  for (const seats of new Set([fewest, most])) checkDialogue(id, seats);
  checkSuggestions(id, most);
}
