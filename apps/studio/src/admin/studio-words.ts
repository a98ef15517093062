/** What the studio says where Payload's own words speak of documents, or leave an editor guessing. */
export const studioWords = (place: string) => ({
  general: {
    // Over every column of moments, and before the one of an entry: whose clock it is.
    lastModified: `Last changed, in ${place}`,
    updatedAt: `Last changed, in ${place}`,
    createdAt: `Created, in ${place}`,
    payloadSettings: 'This studio',
    backToDashboard: 'Back to the start page',
    livePreview: 'Preview',
    exitLivePreview: 'Close preview',
    documentLocked: 'Somebody is editing this entry',
    currentlyEditing:
      'is editing this entry. You may read it meanwhile. If you take it over, they can only read it from then on, and are shown what they had not saved, to copy it.',
    editedSince: 'Their last change:',
    viewReadOnly: 'Read it only',
    takeOver: 'Take it over',
    editingTakenOver: 'Somebody has taken this entry over',
    anotherUserTakenOver:
      'Another editor now writes it. What you had not saved yet is kept: it stands beside the entry, under "Words that were not saved", and you can copy it there.',
    schedulePublishFor: 'Set a time for {{title}}',
    noUpcomingEventsScheduled: 'Nothing is set for this entry yet.',
    upcomingEvents: 'Set for later',
    noDateSelected: 'Choose the day and the time first.',
  },
  version: {
    schedulePublish: 'Set a time',
    scheduledSuccessfully: 'The time is set.',
    restoreThisVersion: 'Bring this version back as a draft',
    confirmVersionRestoration: 'Bring it back as a draft?',
    aboutToRestore:
      'The entry gets the words of {{versionDate}} as a draft. What visitors see stays as it is until you publish it.',
    restoredSuccessfully: 'Brought back as a draft.',
  },
});
