internal import CTypeCheck
import TypeCheckKit

/// Why a call fails: its status, and a sentence for a person.
struct Failure: Error {
  let status: tc_status_t
  let message: String

  init(_ status: tc_status_t, _ message: String) {
    self.status = status
    self.message = message
  }

  /// A pointer that leads nowhere.
  ///
  /// - Parameter name: The parameter.
  /// - Returns: The failure.
  static func null(_ name: StaticString) -> Failure {
    Failure(TC_STATUS_NULL_ARGUMENT, "\(name) is NULL; pass the address of what the header asks for")
  }

  /// What was asked to end did so.
  static let stopped = Failure(
    TC_STATUS_STOPPED,
    "it was stopped before its end by what tc_options_set_stop was given; start it again for an answer")

  /// An error of the library, with the status that callers know it by.
  init(_ error: any Error) {
    let status =
      switch error {
      case is UnknownName, is VisionError, is ColorParsingError, is ContrastError, is MeasureError:
        TC_STATUS_INVALID_ARGUMENT
      case is ItemError, is ConfigurationError: TC_STATUS_INVALID_INPUT
      case is TextEngineError: TC_STATUS_FONT
      default: TC_STATUS_INTERNAL
      }
    self = error as? Failure ?? Failure(status, "\(error)")
  }
}

/// Makes a call: what it throws is its status, and its sentence is kept for the thread.
///
/// - Parameter body: What the call does.
/// - Returns: How it ended.
@inline(__always)
func answer(_ body: () throws -> Void) -> tc_status_t {
  do {
    try body()
    return TC_STATUS_OK
  } catch {
    let failure = Failure(error)
    LastError.message = failure.message
    return failure.status
  }
}
