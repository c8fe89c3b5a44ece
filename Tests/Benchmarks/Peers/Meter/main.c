/* Runs a program and tells what it used. Usage: meter FILE PROGRAM [ARGUMENT …]

   FILE gets one line: wall seconds, CPU seconds (the program's own and the
   system's for it), peak resident bytes, exit status.

   A program of its own, because the peak that the kernel tells of a child
   starts at what its parent had: here next to nothing. */
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

int main(int count, char **arguments) {
  if (count < 3) return 64;
  FILE *file = fopen(arguments[1], "w");
  if (!file) return 73;
  double start = now();
  pid_t child = fork();
  if (child < 0) return 71;
  if (child == 0) {
    execvp(arguments[2], arguments + 2);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) return 71;
  double wall = now() - start;
  double cpu = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
  /* Linux tells the peak in units of 1,024 bytes. */
  fprintf(file, "%.6f %.6f %ld %d\n", wall, cpu, usage.ru_maxrss * 1024, WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return fclose(file) == 0 ? 0 : 74;
}
