import type { VisitorMailQuota } from '@sundowner/enquiries/channels/visitor-quota';
import { hour } from '@sundowner/enquiries/clock';

interface Take {
  readonly jobId: string;
  readonly at: number;
}

/**
 * Counts the mails of each recipient in this process, by keyed hash. A restart forgets them: then a recipient can be sent at most as
 * many again.
 */
export function processQuota(): VisitorMailQuota {
  const takes = new Map<string, Take[]>();
  return {
    async take({ recipientHash, jobId, at, most }) {
      const since = at.getTime() - 24 * hour;
      for (const [hash, list] of takes) {
        const recent = list.filter((take) => take.at > since);
        if (recent.length > 0) takes.set(hash, recent);
        else takes.delete(hash);
      }
      const own = takes.get(recipientHash) ?? [];
      if (own.some((take) => take.jobId === jobId)) return true;
      if (own.length >= most) return false;
      takes.set(recipientHash, [...own, { jobId, at: at.getTime() }]);
      return true;
    },
  };
}
