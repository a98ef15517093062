import { describe, expect, test } from 'vitest';
import { signInAttempts } from './sign-in-attempts.ts';

const from = (network: string, account = 'ada@example.com', browser: string | null = null) => ({
  account,
  network,
  browser,
});

describe('STU-05/limits wrong passwords', () => {
  test('from many networks shut the account to strangers and not to its owner', async () => {
    const door = signInAttempts(3, 100);
    for (let at = 0; at < 3; at += 1) expect((await door.take(from(`198.51.100.${at}`))).wait).toBe(0);
    expect((await door.take(from('203.0.113.9'))).wait).toBeGreaterThan(800);
    expect((await door.take(from('203.0.113.9', 'ada@example.com', 'hers'))).wait).toBe(0);
    expect((await door.take(from('203.0.113.9', 'other@example.com'))).wait).toBe(0);
  });

  test('from one network shut that network for every account, known browsers in it apart', async () => {
    const door = signInAttempts(100, 2);
    for (const name of ['a', 'b']) expect((await door.take(from('192.0.2.1', name))).wait).toBe(0);
    expect((await door.take(from('192.0.2.1', 'c'))).wait).toBeGreaterThan(0);
    expect((await door.take(from('192.0.2.2', 'c'))).wait).toBe(0);
    expect((await door.take(from('192.0.2.1', 'c', 'own'))).wait).toBe(0);
  });

  test('in a known browser are limited too, and what was right is not counted', async () => {
    const door = signInAttempts(2, 100);
    const own = from('192.0.2.1', 'ada@example.com', 'hers');
    for (let at = 0; at < 10; at += 1) await (await door.take(own)).forgive();
    expect((await door.take(own)).wait).toBe(0);
    expect((await door.take(own)).wait).toBe(0);
    expect((await door.take(own)).wait).toBeGreaterThan(0);
  });

  test('that are refused are not counted against the network as well', async () => {
    const door = signInAttempts(1, 3);
    expect((await door.take(from('192.0.2.1', 'a'))).wait).toBe(0);
    for (let at = 0; at < 5; at += 1)
      expect((await door.take(from('192.0.2.1', 'a'))).wait).toBeGreaterThan(0);
    expect((await door.take(from('192.0.2.1', 'b'))).wait).toBe(0);
  });
});
