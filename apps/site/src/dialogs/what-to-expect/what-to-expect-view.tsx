import type { ReactNode } from 'react';
import type { Download } from '../../content/fields/common.ts';
import type { Sign } from '../../content/forms/dialog-content.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { fileWords } from '../../ui/downloads-list/file-words.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Label } from '../../ui/text/text.tsx';
import type { DialogViewProps } from '../dialog-part.ts';
import { SignIcon } from './sign-icon.tsx';
import type { WhatToExpectDialogContent } from './what-to-expect-reader.ts';
import styles from './what-to-expect-view.module.css';

/** "19:30 Fetched from your room" as its time and the words after it; `time` is empty where there is none in front. */
export function appointmentParts(text: string): { readonly time: string; readonly words: string } {
  const [, time = '', words = text] = /^(\d{1,2}[:h.]\d{2})[\s,:–-]+(.+)$/.exec(text) ?? [];
  return { time, words };
}

/** Times and days, in the editors' order. */
function Appointments({ appointments }: { readonly appointments: readonly string[] }) {
  return (
    <ol className={styles.times}>
      {appointments.map((text) => {
        const { time, words } = appointmentParts(text);
        return (
          <li key={text} className={styles.time}>
            {time && <span className={styles.clock}>{time}</span>} <span>{words}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Files to keep, each with its kind and size, so that nobody on a phone is surprised. */
function FactSheets({ downloads }: { readonly downloads: readonly Download[] }) {
  return (
    <ul>
      {downloads.map((file) => (
        <li key={file.href}>
          <a className={styles.download} href={file.href} download>
            {file.text} <span className={styles.fileWords}>{fileWords(file)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type Level = 'h2' | 'h3';

/** What to expect of an experience (MOD-15); any group may be absent, and the grid closes up. */
export function View({ headingId, headingLevel, content }: DialogViewProps<WhatToExpectDialogContent>) {
  const Heading = `h${headingLevel}` as const;
  const level: Level = headingLevel === 1 ? 'h2' : 'h3';
  const { expect, picture, enquireFrom } = content;
  return (
    <div className={styles.sheet}>
      <div className={styles.scroll}>
        <div className={styles.head} data-plate={picture ? '' : undefined}>
          {picture && (
            <div className={styles.plate}>
              <Picture picture={picture} alt="" sizes="(min-width: 833px) 560px, 100vw" />
            </div>
          )}
          <div className={styles.words}>
            {expect.availableAt && <Label>{expect.availableAt}</Label>}
            <Heading id={headingId} className={styles.heading} tabIndex={-1}>
              {expect.title}
            </Heading>
            <p className={styles.muted}>{expect.description}</p>
          </div>
        </div>
        <div className={styles.grid}>
          <Signs level={level} heading="What To Wear" signs={expect.whatToWear} />
          <Signs level={level} heading="What To Bring Along" signs={expect.whatToBringAlong} />
          <Signs level={level} heading="Features" signs={expect.features} />
          {expect.appointments.length > 0 && (
            <Group level={level} heading="Times">
              <Appointments appointments={expect.appointments} />
            </Group>
          )}
          {expect.additionalInfo.length > 0 && (
            <Group level={level} heading={expect.additionalInfoHeader || 'Good to know'}>
              {expect.additionalInfo.map((words) => (
                <p key={words} className={styles.muted}>
                  {words}
                </p>
              ))}
            </Group>
          )}
          {expect.downloads.length > 0 && (
            <Group level={level} heading="To keep">
              <FactSheets downloads={expect.downloads} />
            </Group>
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <ButtonLink arrow {...dialogLink('experiences', enquireFrom)}>
          Enquire
        </ButtonLink>
      </div>
    </div>
  );
}

interface GroupProps {
  readonly level: Level;
  readonly heading: string;
  readonly children: ReactNode;
}

function Group({ level: Heading, heading, children }: GroupProps) {
  return (
    <section className={styles.group}>
      <Heading className={styles.groupName}>{heading}</Heading>
      {children}
    </section>
  );
}

interface SignsProps extends Omit<GroupProps, 'children'> {
  readonly signs: readonly Sign[];
}

function Signs({ signs, ...group }: SignsProps) {
  if (signs.length === 0) return null;
  return (
    <Group {...group}>
      <ul className={styles.signs}>
        {signs.map(({ title, description, icon, picture }) => (
          <li key={title} className={styles.sign}>
            {picture ? (
              <div className={styles.icon}>
                <Picture picture={picture} alt="" sizes="32px" />
              </div>
            ) : (
              <SignIcon name={icon} className={styles.icon} />
            )}
            <p className={styles.muted}>
              <b>{title}</b> {description}
            </p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
