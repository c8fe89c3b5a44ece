import ArgumentParser
import Bytes
import Foundation
import TypeCheckKit

/// The command `typecheck` with its subcommands, and the only place that converts errors to exit codes.
@main
struct TypeCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "typecheck",
    abstract: "Checks iOS apps for cut-off text, weak contrast and layout problems.",
    discussion: """
      Environment: NO_COLOR turns colours off, COLUMNS is the width of a terminal that does not report its own, \
      TYPECHECK_FONTS a folder with your own fonts, GITHUB_STEP_SUMMARY the file that github reports append to.

      Files: .typecheck.yml in the folder that is checked, or the nearest above it, is the configuration of check and \
      preview; Fonts/local below the current folder contains your own fonts.

      Exit status: 0 clean, 1 findings at or above --fail-on, which include files in folders that cannot be read, 2 no \
      answer (a named file that cannot be read, an unusable option, nothing to measure or no font for it). A reader that closes a pipe early is not an error: the status is \
      that of what was answered until then.
      """,
    version: "typecheck \(TypeCheckVersion.current)",
    subcommands: [
      CheckCommand.self, InitCommand.self, MeasureCommand.self, FontsCommand.self, ScaleCommand.self,
      ContrastCommand.self,
      PaletteCommand.self,
      BarCommand.self, SimulateCommand.self, PreviewCommand.self, RulesCommand.self,
      DevicesCommand.self, EnvironmentCommand.self, UsesCommand.self, ScreensCommand.self, ServeCommand.self,
      DevelopmentCommand.self,
    ])

  static func main() async {
    StandardStreams.keepPlaces()
    StandardStreams.ignoreClosedPipes()
    MallocTrim.takeLargePieces()
    if CommandLine.arguments.dropFirst().first == ServeCommand._commandName { MallocTrim.shareHeap() }
    EndingSignals.removeTemporaries()
    var name: String?
    do {
      try CommandWords.check()
      var command = try parseAsRoot()
      name = type(of: command).configuration.commandName
      if var asynchronous = command as? any AsyncParsableCommand {
        try requireThreads()
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      finish(with: error, in: name)
    }
  }

  /// Stops the program if the system cannot create the threads that tasks run on.
  ///
  /// Swift's runtime needs one thread per core and more for the main queue. If it cannot get them, it waits forever
  /// (libdispatch, `queue.c`, sleeps and tries again). On a cluster, a job that hangs is worse than one that fails. Two
  /// threads are for the main queue: in a trial, every run ended with one of them, and none without.
  private static func requireThreads() throws {
    guard SystemThread.hasSpace(leastSpace) else {
      throw StandardStreams.stop("the system allows this process too little memory; raise its limit (ulimit -v)")
    }
    let wanted = ProcessInfo.processInfo.activeProcessorCount + 2
    let given = SystemThread.available(of: wanted)
    guard given < wanted else { return }
    throw StandardStreams.stop(
      """
      the system allows this process \(given) of the \(wanted) threads that it needs; raise the limit on processes \
      (ulimit -u, pids.max) or on memory (ulimit -v)
      """)
  }

  /// The address space in bytes below which a run of a small folder crashes in the libraries (our own choice, found by
  /// trials with decreasing limits).
  private static let leastSpace = 192 << 20

  /// Returns ArgumentParser's help in the order of ``HelpText``.
  ///
  /// Messages other than help stay unchanged.
  private static func help(_ message: String) -> String {
    guard let help = HelpText(message) else { return message }
    let words = CommandLine.arguments.dropFirst()
    let name = configuration.subcommands.compactMap { $0.configuration.commandName }.first { words.contains($0) }
    let isShort = words.contains("-h") && !words.contains("--help")
    return isShort ? help.short(name) : help.long(name)
  }

  /// Ends the process with 0 for help, the status of a completed run, or 2 for anything that prevents a reliable
  /// answer.
  ///
  /// ArgumentParser's codes for usage errors (64) and other errors (1, which here means findings) become 2.
  private static func finish(with error: any Error, in command: String?) -> Never {
    if let status = error as? ExitStatus { Self.exit(withError: ExitCode(status.rawValue)) }
    if exitCode(for: error).isSuccess {
      let asked = fullMessage(for: error)
      // The tables are only read if the user requests the version.
      let text = asked == configuration.version ? TypeCheckVersion.lines.joined(separator: "\n") : help(asked)
      let isShown: Void? = try? StandardStreams.show(text + "\n")
      Self.exit(withError: isShown == nil ? ExitCode(ExitStatus.stopped.rawValue) : nil)
    }
    if let error = error as? ValidationError {
      let page = command.map { "typecheck help \($0)" } ?? "typecheck help"
      StandardStreams.say("error: \(error.message)\n  See \"\(page)\" for more information.")
    } else {
      StandardStreams.say(CommandWords.inOurWay(fullMessage(for: error)))
    }
    Self.exit(withError: ExitCode(ExitStatus.stopped.rawValue))
  }
}
