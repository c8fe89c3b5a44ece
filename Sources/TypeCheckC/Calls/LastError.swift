public import CTypeCheck
import Foundation

/// The sentence of the last call of each thread that failed.
enum LastError {
  private final class Holder {
    var text: CText?
  }

  /// The key of the thread's own holder, which goes with the thread.
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

  /// The sentence as C gets it; empty where no call of this thread failed.
  static var text: CText { holder?.text ?? none }

  /// Sets the sentence of this thread.
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

/// `tc_error_get_message`, as `typecheck/error.h` says.
@c @implementation
public func tc_error_get_message(
  _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?
) -> tc_status_t {
  // The sentence must outlive this very call, so that its own failure is not put into words.
  guard let text else { return TC_STATUS_NULL_ARGUMENT }
  LastError.text.put(text, length)
  return TC_STATUS_OK
}

/// The names of statuses by their number.
private let statusNames = [
  "ok", "null-argument", "invalid-handle", "invalid-utf8", "invalid-argument", "too-large", "not-found",
  "invalid-input", "font", "internal", "forked", "stopped", "unknown",
].map { CText($0) }

/// `tc_status_get_name`, as `typecheck/error.h` says.
@c @implementation
public func tc_status_get_name(_ status: tc_status_t) -> UnsafePointer<CChar>? {
  statusNames[min(Int(status.rawValue), statusNames.count - 1)].bytes
}
