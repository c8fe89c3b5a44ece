import ArgumentParser

/// The option to hide the progress line.
struct ProgressOption: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Show no progress line.")
  var quiet = false
}
