internal import CTypeCheck
import Foundation
import Synchronization

/// The table of objects behind handles.
///
/// A handle is a number that contains the index of a place in this table, the generation of the place, and the kind of
/// the object. The table can therefore detect destroyed handles and arbitrary values without dereferencing them.
///
/// Unchecked, because a place is only written with the lock held, and the object is written before its handle. A
/// reader that finds its handle in the place can read the object, because callers must not destroy the object during
/// a call.
final class HandleTable: @unchecked Sendable {
  /// The only table of the process.
  static let shared = HandleTable()

  /// A place for an object.
  private struct Place: ~Copyable {
    /// The handle of the object in this place; 0 if there is none.
    let handle = Atomic<UInt>(0)
    /// The address of the object; 0 if there is none.
    var object: UInt = 0
    /// The number of times the place was used, starting at 1.
    var generation: UInt = 0
  }

  private struct State {
    /// The number of places that have ever been used.
    var count = 0
    /// The indexes of the places that can be used again.
    var free: [Int] = []
  }

  // The bits of a handle from the lowest one: 1, the kind, the index of the place, the generation.
  private static let kindShift: UInt = 1
  private static let placeShift: UInt = 5
  private static let generationShift: UInt = 29
  /// The maximum number of objects at a time; a handle has 24 bits for the place.
  private static let mostPlaces = 1 << 24
  private static let chunkSize = 1 << 12

  /// The places, in chunks whose addresses never change.
  private let chunks: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<Place>?>>
  private let state = Mutex(State())

  private init() {
    let count = Self.mostPlaces / Self.chunkSize
    chunks = .allocate(capacity: count)
    for index in 0..<count { (chunks + index).initialize(to: Atomic(nil)) }
  }

  /// Adds an object and returns its handle, or throws an error if the table is full.
  ///
  /// The object is retained until its handle is destroyed.
  func add<Object: Handled>(_ object: Object) throws -> Handle? {
    let address = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    let bits: UInt? = state.withLock { state in
      let index = state.free.popLast() ?? state.count
      guard index < Self.mostPlaces else { return nil }
      if index == state.count { state.count += 1 }
      let place = made(index)
      place.pointee.generation &+= 1
      place.pointee.object = address
      let bits =
        place.pointee.generation << Self.generationShift | UInt(index) << Self.placeShift
        | Object.kind.rawValue << Self.kindShift | 1
      place.pointee.handle.store(bits, ordering: .releasing)
      return bits
    }
    guard let bits else {
      Self.held(at: address, as: Object.self)?.release()
      throw Failure(TC_STATUS_TOO_LARGE, "there are \(Self.mostPlaces) objects; destroy those that are no longer used")
    }
    return OpaquePointer(bitPattern: bits)
  }

  /// Returns the object of a handle, or throws an error if the handle is invalid or of another kind.
  @inline(__always)
  func object<Object: Handled>(_ handle: Handle?, as type: Object.Type = Object.self) throws -> Object {
    let bits = UInt(bitPattern: handle)
    guard let place = place(of: bits), bits >> Self.kindShift & 15 == Object.kind.rawValue,
      place.pointee.handle.load(ordering: .acquiring) == bits,
      let held = Self.held(at: place.pointee.object, as: Object.self)
    else { throw failure(bits, Object.kind) }
    return held.takeUnretainedValue()
  }

  /// Releases the object of a handle.
  ///
  /// It does nothing if the handle is invalid or of another kind.
  func remove<Object: Handled>(_ handle: Handle?, as type: Object.Type) {
    let bits = UInt(bitPattern: handle)
    guard bits >> Self.kindShift & 15 == Object.kind.rawValue, let place = place(of: bits) else { return }
    let address: UInt = state.withLock { state in
      guard place.pointee.handle.load(ordering: .relaxed) == bits else { return 0 }
      defer { place.pointee.object = 0 }
      place.pointee.handle.store(0, ordering: .releasing)
      state.free.append(Int(bits >> Self.placeShift) & (Self.mostPlaces - 1))
      return place.pointee.object
    }
    // The object is released outside the lock, because this may take a long time.
    Self.held(at: address, as: Object.self)?.release()
  }

  /// Returns the retained object at an address.
  @inline(__always)
  private static func held<Object: Handled>(at address: UInt, as type: Object.Type) -> Unmanaged<Object>? {
    UnsafeMutableRawPointer(bitPattern: address).map { Unmanaged<Object>.fromOpaque($0) }
  }

  @inline(__always)
  private func place(of bits: UInt) -> UnsafeMutablePointer<Place>? {
    guard bits & 1 == 1 else { return nil }
    let index = Int(bits >> Self.placeShift) & (Self.mostPlaces - 1)
    return chunks[index / Self.chunkSize].load(ordering: .acquiring).map { $0 + index % Self.chunkSize }
  }

  /// Returns the place at an index.
  ///
  /// Allocates the chunk if necessary. The lock must be held.
  private func made(_ index: Int) -> UnsafeMutablePointer<Place> {
    let chunk = chunks + index / Self.chunkSize
    if let known = chunk.pointee.load(ordering: .relaxed) { return known + index % Self.chunkSize }
    let made = UnsafeMutablePointer<Place>.allocate(capacity: Self.chunkSize)
    for place in 0..<Self.chunkSize { (made + place).initialize(to: Place()) }
    chunk.pointee.store(made, ordering: .releasing)
    return made + index % Self.chunkSize
  }

  private func failure(_ bits: UInt, _ kind: HandleKind) -> Failure {
    if bits == 0 {
      return Failure(TC_STATUS_NULL_ARGUMENT, "the \(kind.name)_t is NULL; pass the result of \(kind.makers)")
    }
    if let place = place(of: bits), place.pointee.handle.load(ordering: .acquiring) == bits,
      let other = HandleKind(rawValue: bits >> Self.kindShift & 15)
    {
      return Failure(TC_STATUS_INVALID_HANDLE, "this is a \(other.name)_t, not a \(kind.name)_t; pass the right handle")
    }
    return Failure(
      TC_STATUS_INVALID_HANDLE, "this is not a \(kind.name)_t, or it was destroyed; pass one that still exists")
  }
}

/// The kinds of objects behind handles.
///
/// The raw values are part of handles.
enum HandleKind: UInt {
  case context = 1
  case options, measurer, batch, measurement, contrast, report

  /// The common prefix of the functions for this kind.
  var name: String { "tc_\(self)" }

  /// The functions that create an object of this kind, for messages.
  var makers: String {
    switch self {
    case .context, .options, .measurer, .batch, .contrast: "\(name)_create"
    case .measurement: "tc_measurer_measure, tc_measurer_measure_item or tc_batch_measure"
    case .report: "tc_report_create_for_document, tc_report_create_for_paths or tc_report_create_for_project"
    }
  }
}

/// An object that C refers to by a handle.
protocol Handled: AnyObject {
  static var kind: HandleKind { get }
}

extension Handled {
  /// Stores a new handle of the object through the caller's pointer.
  func put(_ target: HandleTarget) throws { target.pointee = try HandleTable.shared.add(self) }

  /// Returns the object of a handle, or throws an error if the handle is invalid or of another kind.
  @inline(__always)
  static func of(_ handle: Handle?) throws -> Self { try HandleTable.shared.object(handle, as: Self.self) }

  /// Answers a call about the object of a handle.
  @inline(__always)
  static func answer(_ handle: Handle?, _ body: (Self) throws -> Void) -> tc_status_t {
    TypeCheckC.answer { try body(try of(handle)) }
  }

  /// Answers a call that creates an object.
  static func create(_ target: HandleTarget?, _ make: () throws -> Self) -> tc_status_t {
    TypeCheckC.answer {
      guard let target else { throw Failure.null("\(kind)") }
      try make().put(target)
    }
  }

  /// Releases the object of a handle.
  static func destroy(_ handle: Handle?) { HandleTable.shared.remove(handle, as: Self.self) }
}
