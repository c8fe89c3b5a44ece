import ArgumentParser

/// The options for reports to files, and for the progress line.
struct FurtherReports: ParsableArguments {
  @Option(
    help: ArgumentHelp("A further report of the same run, as NAME=PATH; may be repeated.", valueName: "name=path"))
  var report: [String] = []

  @OptionGroup
  var progress: ProgressOption
}
