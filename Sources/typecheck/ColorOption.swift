import ArgumentParser
import Foundation
import TypeCheckKit

/// Whether text on standard output is coloured.
struct ColorOption: ParsableArguments {
  enum Choice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(help: "Colours in the text report; auto obeys NO_COLOR.")
  var color: Choice = .auto

  /// How text looks on standard output.
  var textOptions: TerminalReporter.Options {
    var options = TerminalReporter.Options()
    options.usesColor = usesColor
    options.showsSwatches = usesColor && showsSwatches
    // Of a window that is hardly wider than a word nothing good can be made.
    options.columns = StandardStreams.columns(of: STDOUT_FILENO).map { max(20, $0) }
    return options
  }

  private var usesColor: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      StandardStreams.outputIsTerminal && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
        && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }
  }

  /// Whether the terminal takes 24-bit colours; no terminal says so in a standard way, most of them in COLORTERM.
  private var showsSwatches: Bool {
    let term = ProcessInfo.processInfo.environment["COLORTERM"]?.lowercased()
    return color == .always || term == "truecolor" || term == "24bit"
  }
}
