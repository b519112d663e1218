import { useQueryClient } from '@tanstack/react-query';
import type { PersonFile } from '@vitrine/api/client';
import { staffKeys } from '../../parts/queries/staff.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

interface PersonAction<Input> {
  run: (input: Input) => Promise<{ data: { data: PersonFile } }>;
  done?: (input: Input) => string;
  onDone?: (input: Input) => void;
}

/** A change of a person, who is shown as the server answers. */
export const usePersonAction = <Input = void>({ run, done, onDone }: PersonAction<Input>) => {
  const queryClient = useQueryClient();
  return useStaffAction<Input, PersonFile>({
    run: async (input) => (await run(input)).data.data,
    done: done && ((_person, input) => done(input)),
    onDone: (person, input) => {
      queryClient.setQueryData(staffKeys.person(person.id), person);
      onDone?.(input);
    },
    changes: staffKeys.people,
  });
};
