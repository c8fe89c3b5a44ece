/* A thread sees an error, the library is closed, and the thread ends. The argument is the library's path. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

#include <typecheck.h>

static void *library;
static int failures = 0;

static void *work(void *unused) {
  tc_status_t (*count)(tc_measurement_t *, size_t *) = NULL;
  size_t number = 0;
  *(void **)&count = dlsym(library, "tc_measurement_get_count");
  failures += count == NULL || count(NULL, &number) != TC_STATUS_NULL_ARGUMENT;
  failures += dlclose(library) != 0;
  return unused;
}

int main(int count, char **arguments) {
  pthread_t thread;
  if (count < 2 || (library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL)) == NULL) {
    fprintf(stderr, "%s\n", count < 2 ? "name the library" : dlerror());
    return 2;
  }
  failures += pthread_create(&thread, NULL, work, NULL) != 0;
  failures += pthread_join(thread, NULL) != 0;
  return failures == 0 ? 0 : 1;
}
