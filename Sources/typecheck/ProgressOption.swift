import ArgumentParser

/// Whether a command shows how far it is.
struct ProgressOption: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Show no progress line.")
  var quiet = false
}
