import ArgumentParser
import Foundation
import TypeCheckKit

/// The values of `--color`, which determine whether text on standard output is coloured.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// The help of the option.
  static let help: ArgumentHelp = "Colours in the text report; auto obeys NO_COLOR."

  /// The style of text on standard output.
  var textOptions: TerminalReporter.Options { styled(TerminalReporter.Options()) }

  /// Returns options with the style of text on standard output.
  func styled(_ options: TerminalReporter.Options) -> TerminalReporter.Options {
    var options = options
    options.usesColor = usesColor
    options.showsSwatches = usesColor && showsSwatches
    // In a narrower window, the terminal itself wraps the lines of 20 columns.
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

  /// Whether the terminal supports 24-bit colours.
  ///
  /// There is no standard way to detect this support, but most terminals set COLORTERM.
  private var showsSwatches: Bool {
    let term = ProcessInfo.processInfo.environment["COLORTERM"]?.lowercased()
    return self == .always || term == "truecolor" || term == "24bit"
  }
}

/// The option `--color` for commands that do not run an audit.
struct ColorOption: ParsableArguments {
  @Option(help: ColorChoice.help)
  var color: ColorChoice = .auto
}
