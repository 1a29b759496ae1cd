// The sounds of the table, as instructions for a synthesiser: no file has to be loaded. None is longer than 600 ms, and none
// is the only sign of something.

import type { Sound } from './stage.ts';

/** What can be heard: the steps of events, and what happens besides. */
export type Cue = Sound | 'turn' | 'win' | 'loss' | 'refused';

/** One voice of a sound: a tone or a rustle that begins at once or later, glides, and dies away. */
export interface Voice {
  /** A rustle is noise through a filter at its pitch. */
  wave: 'sine' | 'triangle' | 'rustle';
  /** Hertz at the beginning and at the end. */
  pitch: readonly [number, number];
  /** Milliseconds until it begins, and how long it lasts. */
  at: number;
  lasts: number;
  /** From 0 to 1. */
  loud: number;
}

const tone = (pitch: number, at: number, lasts: number, loud: number): Voice => ({
  wave: 'sine',
  pitch: [pitch, pitch],
  at,
  lasts,
  loud,
});
const knock = (from: number, to: number, at: number, lasts: number, loud: number): Voice => ({
  wave: 'triangle',
  pitch: [from, to],
  at,
  lasts,
  loud,
});
const rustle = (from: number, to: number, at: number, lasts: number, loud: number): Voice => ({
  wave: 'rustle',
  pitch: [from, to],
  at,
  lasts,
  loud,
});
/** A bell has a second partial that is no octave. */
const bell = (pitch: number, at: number, lasts: number, loud: number): Voice[] => [
  tone(pitch, at, lasts, loud),
  tone(pitch * 2.76, at, lasts * 0.5, loud * 0.3),
];

export const SOUNDS: Readonly<Record<Cue, readonly Voice[]>> = {
  // Paper on felt.
  lay: [rustle(1400, 500, 0, 90, 0.35), knock(150, 80, 20, 70, 0.25)],
  // Two dry snaps.
  flip: [rustle(3200, 1800, 0, 28, 0.4), rustle(2600, 1400, 45, 34, 0.4)],
  // A low wooden knock.
  clash: [knock(190, 90, 0, 130, 0.5), rustle(700, 300, 0, 40, 0.15)],
  // A heavy coin on cloth.
  signet: [...bell(1180, 0, 260, 0.22), knock(210, 110, 0, 90, 0.35), tone(1770, 60, 200, 0.1)],
  // A coin slides over, and a small bell.
  cross: [rustle(900, 1900, 0, 200, 0.18), ...bell(1480, 210, 240, 0.2)],
  // A brass ratchet.
  number: [knock(900, 820, 0, 26, 0.2), knock(980, 900, 48, 26, 0.2), knock(1060, 980, 96, 26, 0.2)],
  // Cloth unrolls.
  banner: [rustle(500, 1500, 0, 190, 0.2)],
  // Paper tears, quietly.
  discard: [rustle(2200, 1200, 0, 140, 0.2)],
  // A plucked string.
  ongoing: [knock(330, 329, 0, 320, 0.28), tone(660, 0, 180, 0.1)],
  // A breath and a chime.
  guardian: [rustle(300, 900, 0, 260, 0.16), ...bell(1318, 180, 340, 0.16)],
  // A pebble on a card.
  stone: [knock(420, 240, 0, 60, 0.45), knock(360, 220, 85, 45, 0.22), rustle(2400, 900, 0, 25, 0.2)],
  // A scroll unrolls, and a seal is pressed.
  law: [rustle(700, 2200, 0, 230, 0.22), knock(140, 70, 240, 140, 0.45)],
  // A great bell: something is decided.
  last: [...bell(392, 0, 580, 0.3), ...bell(587, 90, 480, 0.22), knock(130, 60, 0, 180, 0.4)],
  // One warm tap on wood, and its echo.
  turn: [tone(587, 0, 220, 0.3), tone(880, 120, 340, 0.26), knock(240, 160, 0, 60, 0.2)],
  // Three rising bells.
  win: [...bell(523, 0, 420, 0.26), ...bell(659, 110, 420, 0.26), ...bell(784, 220, 380, 0.3)],
  // One low bell.
  loss: [...bell(196, 0, 580, 0.34), tone(147, 40, 520, 0.2)],
  // A dull tick.
  refused: [knock(120, 90, 0, 60, 0.35)],
};

/** Milliseconds of shaking and of rest in turns, for a device that can. Small things do not shake it. */
export const SHAKES: Readonly<Partial<Record<Cue, readonly number[]>>> = {
  signet: [18],
  last: [30, 60, 50],
  stone: [12],
  law: [12, 40, 12],
  turn: [25],
  win: [25, 70, 25, 70, 60],
  loss: [90],
  refused: [10, 30, 10],
};

const SILENCE = 0.0001;
const ATTACK = 0.006;
const rustles = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise; made once for each synthesiser. */
function noise(on: BaseAudioContext): AudioBuffer {
  const known = rustles.get(on);
  if (known) return known;
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate / 2), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  rustles.set(on, buffer);
  return buffer;
}

function sing(on: BaseAudioContext, voice: Voice, start: number, into: AudioNode): void {
  const begin = start + voice.at / 1000;
  const end = begin + voice.lasts / 1000;
  const loudness = on.createGain();
  loudness.gain.setValueAtTime(SILENCE, begin);
  loudness.gain.exponentialRampToValueAtTime(voice.loud, begin + Math.min(ATTACK, voice.lasts / 3000));
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  loudness.connect(into);
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(voice.pitch[0], begin);
    pitch.exponentialRampToValueAtTime(voice.pitch[1], end);
  };
  if (voice.wave === 'rustle') {
    const source = on.createBufferSource();
    source.buffer = noise(on);
    const filter = on.createBiquadFilter();
    filter.type = 'bandpass';
    glide(filter.frequency);
    source.connect(filter).connect(loudness);
    source.start(begin);
    source.stop(end);
  } else {
    const source = on.createOscillator();
    source.type = voice.wave;
    glide(source.frequency);
    source.connect(loudness);
    source.start(begin);
    source.stop(end);
  }
}

/** Plays a sound now, at a volume from 0 to 1. */
export function perform(on: BaseAudioContext, name: Cue, volume: number): void {
  if (volume <= 0) return;
  const master = on.createGain();
  master.gain.value = Math.min(1, volume);
  master.connect(on.destination);
  for (const voice of SOUNDS[name]) sing(on, voice, on.currentTime, master);
}
