// The sounds: each one is there, is short, and is played as it is written.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perform, SHAKES, SOUNDS, type Cue } from '../../src/lib/sounds.ts';

/** A synthesiser of the browser that notes what it is told. */
function synthesiser() {
  const told: { what: string; value: number; at: number }[] = [];
  const param = (name: string) => ({
    value: 0,
    setValueAtTime: (value: number, at: number) => told.push({ what: name, value, at }),
    exponentialRampToValueAtTime: (value: number, at: number) => told.push({ what: name, value, at }),
  });
  const node = (more: object) => ({ connect: (to: unknown) => to, ...more });
  const source = (name: string, more: object) =>
    node({
      start: (at: number) => told.push({ what: `${name} starts`, value: 0, at }),
      stop: (at: number) => told.push({ what: `${name} stops`, value: 0, at }),
      ...more,
    });
  const on = {
    currentTime: 3,
    sampleRate: 8000,
    destination: node({}),
    createGain: () => node({ gain: param('gain') }),
    createOscillator: () => source('tone', { frequency: param('pitch') }),
    createBufferSource: () => source('rustle', { buffer: null }),
    createBiquadFilter: () => node({ frequency: param('filter') }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { told, on: on as unknown as BaseAudioContext };
}

test('every sound ends within 600 ms, and none is louder than a speaker can bear', () => {
  for (const name of (Object.keys(SOUNDS) as Cue[])) {
    assert.ok(SOUNDS[name].length > 0, name);
    for (const voice of SOUNDS[name]) {
      assert.ok(voice.at + voice.lasts <= 600, `${name} lasts ${voice.at + voice.lasts} ms`);
      assert.ok(voice.loud > 0 && voice.loud <= 0.6, `${name} is ${voice.loud} loud`);
      assert.ok(Math.min(...voice.pitch) >= 40, `${name} is too low to be heard`);
    }
  }
});

test('every shake is short', () => {
  for (const [name, shake] of Object.entries(SHAKES)) {
    assert.ok(shake.reduce((sum, it) => sum + it, 0) <= 300, name);
  }
});

test('each voice starts and stops once, at its time after now', () => {
  for (const name of (Object.keys(SOUNDS) as Cue[])) {
    const { told, on } = synthesiser();
    perform(on, name, 0.5);
    const starts = told.filter((it) => it.what.endsWith('starts')).map((it) => it.at);
    const stops = told.filter((it) => it.what.endsWith('stops')).map((it) => it.at);
    assert.deepEqual(
      starts,
      SOUNDS[name].map((it) => 3 + it.at / 1000),
      name,
    );
    assert.deepEqual(
      stops,
      SOUNDS[name].map((it) => 3 + it.at / 1000 + it.lasts / 1000),
      name,
    );
    // An exponential ramp must not touch zero.
    assert.ok(told.every((it) => !/gain|pitch|filter/.test(it.what) || it.value > 0), name);
  }
});

test('at volume nought nothing is played', () => {
  const { told, on } = synthesiser();
  perform(on, 'win', 0);
  assert.deepEqual(told, []);
});
