import Bytes
import Foundation
import Serving
import TypeCheckKit

/// A check that a live project runs repeatedly.
protocol LiveCheck: Sendable {
  /// Returns the folders and files on which the check depends, without running it.
  ///
  /// - Throws: ``ConfigurationError`` with all problems of the configuration.
  func tree() throws -> FolderTree

  /// Returns limits for a new run, which can also stop the run.
  func limits() -> RunLimits

  /// Runs the check.
  ///
  /// - Throws: `CancellationError` if the run was stopped, ``ConfigurationError``, or another error that stops the
  ///   check.
  func run(_ limits: RunLimits) async throws -> CheckOutcome

  /// Returns the page data for texts that differ from the last run because of changed files; nil without such texts.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  func data(ofTextsIn files: Set<String>, in trials: LiveSession) async throws -> [UInt8]?

  /// The same check without cached results, for use while a run that was given up still uses the cache.
  var withoutMemory: Self { get }
}

/// The result of one run of a check.
struct CheckOutcome: Sendable {
  /// The result as the server sends it.
  var result: ServedResult
  /// The texts of the run; nil if it had none.
  var trials: LiveSession?
  /// The folders and files on which the result depends.
  var tree: FolderTree
}
