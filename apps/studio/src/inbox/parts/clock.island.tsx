'use client';

import { useEffect, useState } from 'react';
import { timeThere } from '../words/times.ts';

export interface ClockProps {
  /** IANA zone. */
  readonly zone: string;
  /** The moment the server drew the page; the browser takes over from there. */
  readonly at: string;
}

/** The time of day in a zone, kept right while the page stays open. */
export function ClockIsland({ zone, at }: ClockProps) {
  const [now, setNow] = useState(() => new Date(at));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={now.toISOString()}>{timeThere(zone, now)?.time}</time>;
}
