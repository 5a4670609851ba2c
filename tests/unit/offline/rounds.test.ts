import { describe, expect, test } from 'vitest';
import { inRounds, NotThereError } from '../../../sw/rounds.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Takes down how long was waited, and waits no time. */
function clock() {
  const waited: number[] = [];
  return { waited, wait: async (milliseconds: number) => void waited.push(milliseconds) };
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test('all is done in order, never more than four at a time, and nothing is waited for', async () => {
  const { waited, wait } = clock();
  const begun: number[] = [];
  let underWay = 0;
  let most = 0;
  await inRounds(
    numbers(9),
    async (item) => {
      begun.push(item);
      underWay += 1;
      most = Math.max(most, underWay);
      await turn();
      underWay -= 1;
    },
    wait,
  );
  expect(begun).toEqual(numbers(9));
  expect(most).toBe(4);
  expect(waited).toEqual([]);
});

test('nothing to do is done at once', async () => {
  await expect(inRounds([], () => Promise.reject(new Error('never')))).resolves.toBeUndefined();
});

describe('what fails', () => {
  test('does not hold up the others, and is tried again after pauses that grow', async () => {
    const { waited, wait } = clock();
    const tries: string[] = [];
    await inRounds(
      numbers(6),
      async (item, round) => {
        tries.push(`${item} in round ${round}`);
        if (item === 2 && round < 3) throw new Error('503');
      },
      wait,
    );
    expect(tries.filter((one) => !one.startsWith('2'))).toEqual(
      [0, 1, 3, 4, 5].map((item) => `${item} in round 0`),
    );
    expect(tries.filter((one) => one.startsWith('2'))).toHaveLength(4);
    expect(waited).toEqual([1000, 3000, 9000]);
  });

  test('to the last is an error', async () => {
    const { waited, wait } = clock();
    const work = (item: number) => (item === 2 ? Promise.reject(new Error('gone')) : Promise.resolve());
    await expect(inRounds(numbers(6), work, wait)).rejects.toThrow('gone');
    expect(waited).toHaveLength(3);
  });

  test('all of the time ends a round early: the line is dead', async () => {
    const { wait } = clock();
    let tries = 0;
    const work = async () => {
      tries += 1;
      await turn();
      throw new TypeError('Failed to fetch');
    };
    await expect(inRounds(numbers(400), work, wait)).rejects.toThrow('Failed to fetch');
    expect(tries).toBeLessThan(50);
  });

  test('is no sign of a dead line where the host has not got it: the rest is done', async () => {
    const { wait } = clock();
    const done: number[] = [];
    const work = async (item: number) => {
      if (item < 100) throw new NotThereError('404');
      done.push(item);
    };
    await expect(inRounds(numbers(200), work, wait)).rejects.toThrow('404');
    expect(done).toEqual(numbers(200).slice(100));
  });
});
