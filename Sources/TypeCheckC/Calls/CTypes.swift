/// A pointer to the first byte of a string from the caller.
public typealias CString = UnsafePointer<CChar>

/// A pointer through which a caller receives the address of a text.
public typealias TextTarget = UnsafeMutablePointer<CString?>

/// A pointer through which a caller receives a number of bytes or items.
public typealias CountTarget = UnsafeMutablePointer<Int>

/// A handle that refers to an object.
public typealias Handle = OpaquePointer

/// A pointer through which a caller receives a handle.
public typealias HandleTarget = UnsafeMutablePointer<Handle?>
