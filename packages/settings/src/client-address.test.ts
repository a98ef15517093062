import { describe, expect, test, vi } from 'vitest';
import { clientAddresses, limitKey } from './client-address.ts';

describe('clientAddresses', () => {
  test('without proxies it is the address of the connection, whatever the header claims', () => {
    const warned = vi.fn();
    const clients = clientAddresses([], warned);
    expect(clients.of({ peer: '203.0.113.9', forwardedFor: '198.51.100.1' })).toBe('203.0.113.9');
    expect(clients.of({ peer: '203.0.113.9', forwardedFor: '198.51.100.2' })).toBe('203.0.113.9');
    expect(warned).toHaveBeenCalledTimes(1);
  });

  test('behind a trusted proxy it is the last address that proxy saw', () => {
    const clients = clientAddresses(['10.0.0.0/8'], () => {});
    expect(clients.of({ peer: '10.0.0.1', forwardedFor: '198.51.100.1' })).toBe('198.51.100.1');
    expect(clients.of({ peer: '10.0.0.1', forwardedFor: '6.6.6.6, 198.51.100.1, 10.0.0.7' })).toBe(
      '198.51.100.1',
    );
    expect(clients.of({ peer: '10.0.0.1', forwardedFor: '198.51.100.1, nonsense' })).toBe('10.0.0.1');
    expect(clients.of({ peer: '10.0.0.1', forwardedFor: undefined })).toBe('10.0.0.1');
  });

  test('takes IPv4 in IPv6 notation, ports and brackets', () => {
    const clients = clientAddresses(['127.0.0.0/8', '::1/128'], () => {});
    expect(clients.of({ peer: '::ffff:127.0.0.1', forwardedFor: '198.51.100.1:4711' })).toBe('198.51.100.1');
    expect(clients.of({ peer: '::1', forwardedFor: '[2001:db8::1]:4711' })).toBe('2001:db8::1');
    expect(clients.of({ peer: undefined, forwardedFor: '198.51.100.1' })).toBe('unknown');
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});
