import type { VisitorMailQuota } from '../../packages/enquiries/src/delivery/channels/visitor-mail/visitor-mail-quota.ts';

const day = 24 * 3_600_000;

/** The quota of visitor mails in memory, with the rule the stores keep. */
export function memoryQuota(): VisitorMailQuota {
  const takes: { recipientHash: string; jobId: string; at: number }[] = [];
  return {
    async take({ recipientHash, jobId, at, most }) {
      const recent = takes.filter(
        (take) => take.recipientHash === recipientHash && take.at > at.getTime() - day,
      );
      if (recent.some((take) => take.jobId === jobId)) return true;
      if (recent.length >= most) return false;
      takes.push({ recipientHash, jobId, at: at.getTime() });
      return true;
    },
  };
}
