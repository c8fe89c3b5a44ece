internal import CTypeCheck
import TypeCheckKit

/// The reason why a call failed, with a status and a message.
struct Failure: Error {
  let status: tc_status_t
  let message: String

  init(_ status: tc_status_t, _ message: String) {
    self.status = status
    self.message = message
  }

  /// Returns the failure for a NULL pointer.
  static func null(_ name: some CustomStringConvertible) -> Failure {
    Failure(TC_STATUS_NULL_ARGUMENT, "\(name) is NULL; pass a pointer, as the header describes")
  }

  /// Returns the failure for an argument with an unusable value.
  static func invalid(_ message: String) -> Failure { Failure(TC_STATUS_INVALID_ARGUMENT, message) }

  /// The failure of a call that the caller stopped.
  static let stopped = Failure(
    TC_STATUS_STOPPED,
    "the flag of tc_options_set_stop stopped the call; repeat the call for a result")

  /// Creates the failure for an error of the library.
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

/// Runs the body of a call and returns its status.
///
/// An error determines the status, and its message is stored for the calling thread.
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
