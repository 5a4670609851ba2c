import fc from 'fast-check';

// No time limit of a test ends what never waits: a property tries no further case after so long.
fc.configureGlobal({ interruptAfterTimeLimit: 25_000 });
