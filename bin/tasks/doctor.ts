import {
  alertFinding,
  mailFinding,
  startFindings,
  storageFindings,
  storeFindings,
} from '../doctor/at-rest.ts';
import { contentFindings } from '../doctor/content.ts';
import { type Finding, fault, good } from '../doctor/finding.ts';
import { machinesFindings } from '../doctor/machines.ts';
import { mailboxFinding, sendersFinding } from '../doctor/mailbox.ts';
import { mediaFindings } from '../doctor/media.ts';
import { roleFindings } from '../doctor/roles.ts';
import { introFinding, runningFindings, syntheticFindings } from '../doctor/running.ts';
import { createProgress } from '../launcher/progress.mjs';
import { checkSettings } from '../product/check-settings.ts';
import { asRunning, runningProduct } from '../product/instance-lock.ts';
import { runTask } from '../product/run-task.ts';

const marks = { good: '✓', note: '·', fault: '✗' } as const;
const progress = createProgress(process.stderr);

/**
 * `npm run doctor`: looks at settings, keys, disk, stores, the machines that share the database, the bucket of pictures, ports, the mail server and the mailbox; on a running product also at its
 * queue and channels, and sends a synthetic enquiry through the whole pipeline. Exit code 1 when anything is at fault.
 */
await runTask(async (stop) => {
  let faults = 0;
  const show = (findings: readonly Finding[]) => {
    for (const { state, about, words } of findings) {
      process.stdout.write(`${marks[state]} ${about}: ${words}\n`);
      if (state === 'fault') faults += 1;
    }
  };
  // Wrong settings are said by their own sentences; nothing further can be looked at without them.
  const { settings } = checkSettings();
  show([good('Settings', `${settings.mode} mode, site ${settings.siteUrl}, studio ${settings.studioUrl}`)]);
  show(roleFindings(settings));
  show(await storageFindings(settings));
  show(await storeFindings(settings));
  show(await machinesFindings(settings));
  show(await mediaFindings(settings));
  show([
    await mailFinding(settings),
    await mailboxFinding(settings),
    ...sendersFinding(settings),
    alertFinding(settings),
  ]);
  const running = faults === 0 ? runningProduct(settings.dataDir) : null;
  if (running === 'starting') show([fault('Product', 'it is starting; ask again when it is up')]);
  else if (running) {
    const there = asRunning(settings, running);
    show([
      good('Product', `running since ${running.startedAt}, process ${running.pid}, site ${there.siteUrl}`),
    ]);
    show(await runningFindings(there));
    show(await contentFindings(there));
    show([await introFinding(there)]);
    show(
      await progress.step('Sending a synthetic enquiry', (report) => syntheticFindings(there, stop, report)),
    );
  } else show(await startFindings(settings));
  process.stdout.write(faults === 0 ? '\nNothing is at fault.\n' : `\n${faults} at fault.\n`);
  return faults === 0 ? 0 : 1;
});
