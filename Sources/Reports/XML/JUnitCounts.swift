/// The numbers of test cases by outcome.
struct JUnitCounts: Hashable {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0

  mutating func add(_ other: JUnitCounts) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
  }

  func write(to xml: inout XMLWriter) {
    xml.attribute("tests", tests)
    xml.attribute("failures", failures)
    xml.attribute("errors", errors)
    xml.attribute("skipped", skipped)
  }
}
