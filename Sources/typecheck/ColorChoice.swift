import ArgumentParser
import Foundation
import TypeCheckKit

/// Whether text on standard output is coloured.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// What the option is for.
  static let help: ArgumentHelp = "Colours in the text report; auto obeys NO_COLOR."

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
    switch self {
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
    return self == .always || term == "truecolor" || term == "24bit"
  }
}

/// The option alone, for a command whose results are no audit's.
struct ColorOption: ParsableArguments {
  @Option(help: ColorChoice.help)
  var color: ColorChoice = .auto
}
