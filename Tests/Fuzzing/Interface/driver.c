/*
 * Calls every function of typecheck.h with random arguments, good and bad, for a while.
 *
 *   driver SECONDS [SEED]    SECONDS 0 is one episode, to see a crash again
 *
 * An episode is some thousand calls that depend on nothing but its seed. What a function may not do, whatever it is
 * given: crash, hang, write beyond what it was given, answer a bad handle with anything but TC_STATUS_INVALID_HANDLE or
 * TC_STATUS_NULL_ARGUMENT, report a mistake of its own, or fail without a sentence.
 */
#define _POSIX_C_SOURCE 200809L
#include "calls.h"

static void add_joined(int function, void *own) {
  char joined[200];
  size_t ends[6], length = 0, count = below(7);
  for (size_t index = 0; index < count && index < COUNT(ends); index += 1) {
    Text text = any_text();
    size_t size = text.bytes == NULL ? 0 : strlen(text.bytes);
    if (size > 30) size = 30;
    memcpy(joined + length, text.bytes == NULL ? "" : text.bytes, size);
    length += size;
    ends[index] = once_in(20) ? (size_t)dice() : length;
  }
  Text locale = name();
  size_t said = once_in(30) ? length + 1 > sizeof joined ? 0 : below(length + 1) : length;
  if (count > COUNT(ends)) count = COUNT(ends);
  check(tc_batch_add_joined(own, joined, said, once_in(40) ? NULL : ends, once_in(40) ? (size_t)-3 : count,
                            once_in(2) ? NULL : locale.bytes, locale.length), function);
}

static void colors_and_sizes(int function) {
  const char *out = NULL;
  size_t length = 0;
  double value;
  void *made = NULL;
  tc_status_t status;
  Text one = color(), two = color(), first = name(), second = name(), third = name();
  tc_contrast_conditions_t conditions = {names[below(COUNT(names))], once_in(2) ? NULL : names[below(COUNT(names))],
                                         once_in(2) ? NULL : names[below(COUNT(names))], once_in(4), once_in(4), once_in(2), once_in(2), {0, 0}};
  tc_contrast_verdict_t verdict;
  tc_vision_reading_t reading;
  tc_type_size_t size;
  unsigned char picture[2][400];
  memset(picture, (int)dice(), sizeof picture);
  switch (function) {
    case 25: check(tc_contrast_ratio(one.bytes, one.length, two.bytes, two.length, once_in(30) ? NULL : &value), function); break;
    case 26:
      status = tc_contrast_create(one.bytes, one.length, two.bytes, two.length, once_in(2) ? NULL : &conditions, (tc_contrast_t **)&made);
      keep(contrast, made, status, function);
      break;
    case 27: check(tc_contrast_get_verdict(handle(contrast), once_in(30) ? NULL : &verdict), function); break;
    case 28: check(tc_contrast_get_vision(handle(contrast), first.bytes, first.length, &reading), function); break;
    case 29:
      status = tc_contrast_get_suggestion(handle(contrast), &out, &length);
      read_text(out, length, status, function);
      break;
    case 30:
      status = tc_contrast_get_json(handle(contrast), &out, &length);
      read_text(out, length, status, function);
      break;
    case 31:
      /* Six by six pixels of eight bytes are the most that there is room for. */
      check(tc_simulate_pixels(first.bytes, first.length, (tc_pixel_format_t)below(5), below(7), below(7), picture[0],
                               once_in(3) ? 48 + below(9) : 0, picture[once_in(2)], once_in(3) ? 48 + below(9) : 0), function);
      break;
    case 32: check(tc_scale_get_size(first.bytes, first.length, second.bytes, second.length, third.bytes, third.length, &size), function); break;
    case 33: check(tc_scale_get_scaled_value(first.bytes, first.length, second.bytes, second.length, third.bytes, third.length, number(), number(), &value), function); break;
    case 34: check(tc_scale_get_scaled_font(first.bytes, first.length, second.bytes, second.length, third.bytes, third.length, number(), &value), function); break;
    case 35: check(tc_scale_get_size("ios", 3, "body", 4, names[below(COUNT(names))], TC_NUL_TERMINATED, &size), function); break;
    case 36:
      status = tc_name_get((tc_names_t)below(13), place(), &out, &length);
      read_text(out, length, status, function);
      break;
    case 37:
      status = tc_version_of((tc_component_t)below(7), &out, &length);
      read_text(out, length, status, function);
      break;
    default:
      calls += 1;
      called[function] += 1;
      tc_version(NULL, NULL, NULL);
      if (strlen(tc_version_string()) == 0 || strlen(tc_status_get_name((tc_status_t)dice())) == 0) complain("no name", function);
      break;
  }
}

static void objects(int function) {
  void *made = NULL;
  tc_status_t status;
  const char *folders[] = {once_in(4) ? "/no/such/folder" : ".", NULL};
  const char *out = NULL;
  size_t length = 0;
  Text text = any_text(), locale = name(), json = item(), file = one_of(files, COUNT(files)), document = one_of(documents, COUNT(documents));
  tc_summary_t summary;
  switch (function) {
    case 39:
      status = tc_context_create(once_in(4) ? folders : NULL, below(3) / 2, (unsigned int)below(4), (tc_context_t **)&made);
      keep(context, made, status, function);
      break;
    case 40: status = tc_options_create(once_in(30) ? NULL : (tc_options_t **)&made); keep(options, made, status, function); break;
    case 41:
      status = tc_measurer_create(handle(context), once_in(2) ? NULL : handle(options), (tc_measurer_t **)&made);
      keep(measurer, made, status, function);
      break;
    case 42:
      status = tc_batch_create(handle(context), once_in(2) ? NULL : handle(options), (tc_batch_t **)&made);
      keep(batch, made, status, function);
      break;
    case 43: case 44: case 45: case 46:
      status = tc_measurer_measure(handle(measurer), text.bytes, text.length, once_in(2) ? NULL : locale.bytes, locale.length, (tc_measurement_t **)&made);
      keep(measurement, made, status, function);
      break;
    case 47: case 48:
      status = tc_measurer_measure_item(handle(measurer), json.bytes, json.length, (tc_measurement_t **)&made);
      keep(measurement, made, status, function);
      break;
    case 49: case 50: check(tc_batch_add(handle(batch), text.bytes, text.length, once_in(2) ? NULL : locale.bytes, locale.length), function); break;
    case 51: check(tc_batch_add_item(handle(batch), json.bytes, json.length), function); break;
    case 52: add_joined(function, handle(batch)); break;
    case 53:
      if (once_in(4)) check(tc_batch_set_json_lines(handle(batch), (int)below(3) - 1), function);
      if (once_in(3)) {
        check(tc_batch_start(handle(batch)), function);
        break;
      }
      status = tc_batch_measure(handle(batch), (tc_measurement_t **)&made);
      keep(measurement, made, status, function);
      break;
    case 54: case 55:
      status = tc_report_create_for_document(handle(context), once_in(2) ? NULL : handle(options), file.bytes, file.length, document.bytes,
                                             document.length, (tc_report_t **)&made);
      keep(report, made, status, function);
      break;
    case 56:
      /* Reading the disk is for other tests; here only what is not there. */
      folders[0] = once_in(10) ? NULL : "no/such/folder";
      status = tc_report_create_for_paths(handle(context), NULL, folders, once_in(20) ? 0 : 1, (tc_report_t **)&made);
      keep(report, made, status, function);
      break;
    case 57:
      status = tc_report_create_for_project(handle(context), NULL, "no/such/folder", TC_NUL_TERMINATED, (tc_report_t **)&made);
      keep(report, made, status, function);
      break;
    case 58: check(tc_report_get_summary(handle(report), once_in(30) ? NULL : &summary), function); break;
    case 59: case 60:
      status = tc_report_get_text(handle(report), locale.bytes, locale.length, &out, &length);
      read_text(out, length, status, function);
      break;
    default: {
      int kind = (int)below(kinds);
      destroy(kind, handle(kind));
      calls += 1;
      called[function] += 1;
      break;
    }
  }
}

static void run_episode(void) {
  dice_state = episode * 0x9E3779B97F4A7C15u + 1;
  memset(handles, 0, sizeof handles);
  for (int index = 0; index < 4; index += 1) {
    /* So that there is something to begin with. */
    tc_context_create(NULL, 0, 0, (tc_context_t **)&handles[context][index]);
    tc_options_create((tc_options_t **)&handles[options][index]);
    tc_measurer_create(handles[context][0], NULL, (tc_measurer_t **)&handles[measurer][index]);
    tc_batch_create(handles[context][0], NULL, (tc_batch_t **)&handles[batch][index]);
  }
  for (int call = 0; call < calls_an_episode; call += 1) {
    int function = (int)below(functions);
    if (function < 18) set_options(function, handle(options));
    else if (function < 25) read_measurement(function, handle(measurement));
    else if (function < 39) colors_and_sizes(function);
    else objects(function);
  }
  for (int kind = 0; kind < kinds; kind += 1)
    for (int index = 0; index < most; index += 1) destroy(kind, handles[kind][index]);
}

int main(int count, char **arguments) {
  if (count < 2) return 3;
  const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
  for (size_t index = 0; index < COUNT(signals); index += 1) signal(signals[index], crashed);
  time_t end = time(NULL) + atoi(arguments[1]);
  uint64_t first = count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
  episode = first;
  do {
    run_episode();
    episode += 1;
  } while (time(NULL) < end);
  printf("%llu calls in %llu episodes from seed %llu on; %llu gave a status other than ok\n", (unsigned long long)calls,
         (unsigned long long)(episode - first), (unsigned long long)first, (unsigned long long)failed_calls);
  for (int function = 0; function < functions; function += 1)
    if (called[function] == 0) printf("case %d was never called\n", function);
  return 0;
}
