import { useEffect, useState } from 'react';

/** The time, told anew every half minute; `start` until the first telling, so that server and browser draw the same. */
export function useMinute(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tell = () => setNow(Date.now());
    tell();
    const timer = setInterval(tell, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
