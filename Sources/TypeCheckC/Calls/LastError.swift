public import CTypeCheck
import Foundation

/// The message of the last failed call on each thread.
enum LastError {
  private final class Holder {
    var text: CText?
  }

  /// The key of the thread's holder, which is released when the thread ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { holder in
      if let holder { Unmanaged<Holder>.fromOpaque(holder).release() }
    }
    return key
  }()

  private static let none = CText("")

  private static var holder: Holder? {
    pthread_getspecific(key).map { Unmanaged<Holder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The message of this thread for C; empty if no call on this thread has failed.
  static var text: CText { holder?.text ?? none }

  /// The message of this thread as a Swift string.
  static var message: String {
    get { text.string }
    set {
      if let holder {
        holder.text = CText(newValue)
        return
      }
      let made = Holder()
      made.text = CText(newValue)
      pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    }
  }
}

/// Implements `tc_error_get_message` from `typecheck/error.h`.
@c @implementation
public func tc_error_get_message(_ text: TextTarget?, _ length: CountTarget?) -> tc_status_t {
  // A failure of this call must not replace the previous message, which the caller still needs.
  guard let text else { return TC_STATUS_NULL_ARGUMENT }
  LastError.text.put(text, length)
  return TC_STATUS_OK
}

/// The names of the statuses, in the order of their numbers.
private let statusNames = [
  "ok", "null-argument", "invalid-handle", "invalid-utf8", "invalid-argument", "too-large", "not-found",
  "invalid-input", "font", "internal", "forked", "stopped", "unknown",
].map { CText($0) }

/// Implements `tc_status_get_name` from `typecheck/error.h`.
@c @implementation
public func tc_status_get_name(_ status: tc_status_t) -> CString? {
  statusNames[min(Int(status.rawValue), statusNames.count - 1)].bytes
}
