import Foundation

/// Something to be compared, with everybody who answers it.
protocol Comparison: Sendable {
  /// The name on the command line and of the report's files.
  var name: String { get }
  /// The report's title.
  var title: String { get }
  /// What one unit of work is called in the plural, such as `Mpixel`.
  var unit: String { get }

  /// Prepares the contenders.
  func lineup(_ setting: Setting) throws -> Lineup
}

/// What a comparison may use.
struct Setting {
  let python: URL?
  /// The program as it is released.
  let typecheck: URL?
  /// Programs of this package that help.
  let tools: URL?
  /// The driver of Pango.
  let pango: URL?
  /// The driver of kiwi.
  let kiwi: URL?
  /// A browser.
  let chromium: URL?
  /// A folder with apps' texts.
  let corpora: URL?
  /// The most texts that are taken.
  let texts: Int
  let scratch: Scratch
}

extension Setting {
  /// Returns the program that a question runs.
  func program(for question: String) throws -> URL {
    guard let typecheck else {
      throw Missing(description: "the \(question) question needs --typecheck PATH, the program built for release")
    }
    return typecheck
  }
}

/// Something that a question needs is missing.
struct Missing: Error, CustomStringConvertible {
  let description: String
}

/// Who takes part, in what, and what is claimed.
struct Lineup {
  /// What everybody is given.
  var task: String
  /// How many units of work one run does.
  var work: Double
  /// In the order in which a round runs them.
  var contenders: [Contender]
  /// The contender that times are also given as multiples of.
  var baseline: String
  /// Who should be how much faster than whom.
  var aims: [Aim]
  /// Programs and libraries with their versions.
  var versions: [String: String]
  /// Who is left out, and why.
  var leftOut: [String]
  /// What must hold and is no quotient of two times.
  var targets: [Target] = []
  /// What else is told once all times are there.
  var tables: (Measurements) throws -> [Table] = { _ in [] }
}

/// One way to do the work.
///
/// A whole command is one too: its `run` starts the command and returns the seconds it took.
struct Contender {
  var name: String
  /// What a reader must know to judge it.
  var note: String
  /// How often it runs in a round.
  var repetitions = 3
  /// How much work a run does compared with the lineup's.
  var share = 1.0
  /// Whether it does other work than the lineup's, so that its seconds alone are told.
  var isApart = false
  /// Does the work once and returns the seconds.
  var run: () throws -> Double
}

/// How much faster one contender should be than another.
struct Aim {
  var contender: String
  var than: String
  /// The least quotient of their times: the other's by its own.
  var factor: Double
  var claim: String
  /// Whether the least times are compared instead of the medians, as befits a claim about idle cores.
  var isAboutIdleCores = false
}
