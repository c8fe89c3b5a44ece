/// A pointer to the first byte of a string that the caller passes.
public typealias CString = UnsafePointer<CChar>

/// The place for the address of a text that a caller receives.
public typealias TextTarget = UnsafeMutablePointer<CString?>

/// The place for a number of bytes or items that a caller receives.
public typealias CountTarget = UnsafeMutablePointer<Int>

/// A handle of an object.
public typealias Handle = OpaquePointer

/// The place for a handle that a caller receives.
public typealias HandleTarget = UnsafeMutablePointer<Handle?>
