// The interface from C++: handles that let themselves go, and the answers of a text, a pair and a size.
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <typecheck.h>

namespace {

template <typename Object, void (*destroy)(Object *)>
struct Destroyer {
  void operator()(Object *object) const { destroy(object); }
};

template <typename Object, void (*destroy)(Object *)>
using Handle = std::unique_ptr<Object, Destroyer<Object, destroy>>;

using Context = Handle<tc_context_t, tc_context_destroy>;
using Options = Handle<tc_options_t, tc_options_destroy>;
using Measurer = Handle<tc_measurer_t, tc_measurer_destroy>;
using Measurement = Handle<tc_measurement_t, tc_measurement_destroy>;

int failures = 0;

void expect(bool condition, const char *what) {
  if (condition) return;
  failures += 1;
  std::fprintf(stderr, "client.cpp: not so: %s\n", what);
}

void check(tc_status_t status) {
  if (status == TC_STATUS_OK) return;
  const char *text = nullptr;
  tc_error_get_message(&text, nullptr);
  expect(false, text);
}

}  // namespace

int main() {
  tc_context_t *made_context = nullptr;
  tc_options_t *made_options = nullptr;
  tc_measurer_t *made_measurer = nullptr;
  tc_measurement_t *made_measurement = nullptr;
  check(tc_context_create(nullptr, 0, TC_CONTEXT_DEFAULT, &made_context));
  Context context(made_context);
  check(tc_options_create(&made_options));
  Options options(made_options);
  const std::string_view style = "headline";
  check(tc_options_set_style(options.get(), style.data(), style.size()));
  check(tc_measurer_create(context.get(), options.get(), &made_measurer));
  Measurer measurer(made_measurer);
  options.reset();
  context.reset();

  const std::string text = "Änderungen sichern";
  check(tc_measurer_measure(measurer.get(), text.data(), text.size(), "de", 2, &made_measurement));
  Measurement measurement(made_measurement);
  tc_result_t result{};
  check(tc_measurement_get_results(measurement.get(), 0, 1, &result));
  std::vector<tc_cell_t> cells(result.cell_count);
  check(tc_measurement_get_cells(measurement.get(), 0, 1, cells.data(), cells.size(), nullptr));
  expect(cells.size() == 12, "twelve categories");
  expect(cells[3].size == 17 && cells[3].natural_width > 100, "headline at Large");

  double ratio = 0;
  check(tc_contrast_ratio("black", TC_NUL_TERMINATED, "white", TC_NUL_TERMINATED, &ratio));
  expect(ratio == 21, "black on white");
  return failures == 0 ? 0 : 1;
}
