import ArgumentParser

/// The option that hides the progress line.
struct ProgressOption: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Show no progress line.")
  var quiet = false
}
