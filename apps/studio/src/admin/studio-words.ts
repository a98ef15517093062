/** What the studio says where Payload's own words speak of documents, or leave an editor guessing. */
export const studioWords = {
  general: {
    payloadSettings: 'This studio',
    documentLocked: 'Somebody is editing this entry',
    currentlyEditing:
      'is editing this entry. You may read it meanwhile. If you take it over, they can only read it from then on, and what they have not saved is lost.',
    editedSince: 'Their last change:',
    viewReadOnly: 'Read it only',
    takeOver: 'Take it over',
    editingTakenOver: 'Somebody has taken this entry over',
    anotherUserTakenOver: 'Another editor now writes it. You may read it, or go back to the start page.',
    schedulePublishFor: 'Set a time for {{title}}',
    noUpcomingEventsScheduled: 'Nothing is set for this entry yet.',
    upcomingEvents: 'Set for later',
    noDateSelected: 'Choose the day and the time first.',
  },
  version: {
    schedulePublish: 'Set a time',
    scheduledSuccessfully: 'The time is set.',
  },
};
