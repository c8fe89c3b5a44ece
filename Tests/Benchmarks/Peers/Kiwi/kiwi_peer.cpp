/* Kiwi as a peer at solving constraints; started by the comparison, driven line by line.

   Usage: kiwi_peer COUNT. Each run solves the scene of AutoLayoutComparison.swift COUNT times.
   Prints one line of JSON with the version and the tasks, then answers each line
     run TASK   with the CPU seconds that one run of this thread took
     sum TASK   with the sum of all frames of the last scene, by which the scenes are compared
   Tasks: "new" builds and solves each scene from nothing; "edit" changes the size of one text. */
#include <kiwi/kiwi.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

namespace {

struct Box {
  kiwi::Variable x, y, width, height;

  double sum() const { return x.value() + y.value() + width.value() + height.value(); }
};

/* The two inequalities of an intrinsic size. */
struct Intrinsic {
  kiwi::Constraint hugging, resistance;

  Intrinsic(const kiwi::Variable &length, double points, double resistance = kiwi::strength::medium)
      : hugging((length <= points) | kiwi::strength::weak), resistance((length >= points) | resistance) {}

  void add(kiwi::Solver &solver) const {
    solver.addConstraint(hugging);
    solver.addConstraint(resistance);
  }

  void remove(kiwi::Solver &solver) const {
    solver.removeConstraint(hugging);
    solver.removeConstraint(resistance);
  }
};

class Scene {
  kiwi::Solver solver;
  Box image, title, detail;
  Intrinsic title_width, title_height;

 public:
  Scene() : title_width(title.width, 300), title_height(title.height, 20.5) {
    solver.addConstraint(image.x == 16);
    solver.addConstraint(image.y == 16);
    solver.addConstraint(title.x == image.x + image.width + 8);
    solver.addConstraint(title.x + title.width <= 375 - 16);
    solver.addConstraint(title.y == image.y);
    solver.addConstraint(detail.x == title.x);
    solver.addConstraint(detail.y == title.y + title.height + 4);
    solver.addConstraint(detail.x + detail.width <= 375 - 16);
    Intrinsic(image.width, 40, kiwi::strength::strong).add(solver);
    Intrinsic(image.height, 40, kiwi::strength::strong).add(solver);
    title_width.add(solver);
    title_height.add(solver);
    Intrinsic(detail.width, 120).add(solver);
    Intrinsic(detail.height, 16).add(solver);
  }

  void change_title(double width, double height) {
    title_width.remove(solver);
    title_height.remove(solver);
    title_width = Intrinsic(title.width, width);
    title_height = Intrinsic(title.height, height);
    title_width.add(solver);
    title_height.add(solver);
  }

  double solve() {
    solver.updateVariables();
    return image.sum() + title.sum() + detail.sum();
  }
};

double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

double sum;

double run_new(int count) {
  double start = now();
  for (int i = 0; i < count; i++) {
    Scene scene;
    sum = scene.solve();
  }
  return now() - start;
}

double run_edit(int count) {
  Scene scene;
  scene.solve();
  double start = now();
  for (int i = 0; i < count; i++) {
    int step = i % 40;
    scene.change_title(280 + step, 20.5 + step);
    sum = scene.solve();
  }
  return now() - start;
}

}  // namespace

int main(int argument_count, char **arguments) {
  int count = argument_count == 2 ? atoi(arguments[1]) : 0;
  if (count <= 0) return 64;
  printf("{\"versions\": {\"kiwi\": \"%s\", \"C++ compiler of kiwi\": \"%s\"}, \"tasks\": [\"new\", \"edit\"]}\n",
         KIWI_VERSION, __VERSION__);
  fflush(stdout);
  char line[128], task[64];
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "run %63s", task) == 1) {
      printf("%.9f\n", strcmp(task, "edit") == 0 ? run_edit(count) : run_new(count));
    } else {
      printf("%.9f\n", sum);
    }
    fflush(stdout);
  }
  return 0;
}
