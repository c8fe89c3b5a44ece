internal import CTypeCheck
import Foundation
import Synchronization

/// What handles stand for.
///
/// A handle is a number: the place of an object in this table, how often the place was taken before, and what kind of
/// object it is. So one that was destroyed, and any other value, is known for what it is without touching what it might
/// lead to.
///
/// Unchecked: a place is written with the lock held, its object before its handle; who finds his handle in the place may
/// read the object, as the caller keeps from destroying it meanwhile.
final class HandleTable: @unchecked Sendable {
  /// The one table of the process.
  static let shared = HandleTable()

  /// A place for an object.
  private struct Place: ~Copyable {
    /// The handle of the object that is here; 0 is none.
    let handle = Atomic<UInt>(0)
    /// Its address; 0 is none.
    var object: UInt = 0
    /// How often the place was taken, from 1.
    var generation: UInt = 0
  }

  private struct State {
    /// How many places were ever taken.
    var count = 0
    /// Places that are free again.
    var free: [Int] = []
  }

  // From the lowest bit on: 1, the kind, the place, the generation.
  private static let kindShift: UInt = 1
  private static let placeShift: UInt = 5
  private static let generationShift: UInt = 29
  /// How many objects there may be at a time: what 24 bits count.
  private static let mostPlaces = 1 << 24
  private static let chunkSize = 1 << 12

  /// The places, in chunks that never move.
  private let chunks: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<Place>?>>
  private let state = Mutex(State())

  private init() {
    let count = Self.mostPlaces / Self.chunkSize
    chunks = .allocate(capacity: count)
    for index in 0..<count { (chunks + index).initialize(to: Atomic(nil)) }
  }

  /// Keeps an object until its handle is destroyed.
  ///
  /// - Parameter object: The object.
  /// - Returns: Its handle.
  /// - Throws: ``Failure`` where there are too many.
  func add<Object: Handled>(_ object: Object) throws -> OpaquePointer? {
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
      throw Failure(TC_STATUS_TOO_LARGE, "there are \(Self.mostPlaces) objects; destroy those that are done with")
    }
    return OpaquePointer(bitPattern: bits)
  }

  /// The object of a handle.
  ///
  /// - Parameters:
  ///   - handle: What a caller says is one.
  ///   - type: Of what.
  /// - Returns: The object.
  /// - Throws: ``Failure`` where it is none of this kind.
  @inline(__always)
  func object<Object: Handled>(_ handle: OpaquePointer?, as type: Object.Type = Object.self) throws -> Object {
    let bits = UInt(bitPattern: handle)
    guard let place = place(of: bits), bits >> Self.kindShift & 15 == Object.kind.rawValue,
      place.pointee.handle.load(ordering: .acquiring) == bits,
      let held = Self.held(at: place.pointee.object, as: Object.self)
    else { throw failure(bits, Object.kind) }
    return held.takeUnretainedValue()
  }

  /// Lets go what a handle stands for; what is no handle of this kind is left alone.
  ///
  /// - Parameters:
  ///   - handle: What a caller says is one.
  ///   - type: Of what.
  func remove<Object: Handled>(_ handle: OpaquePointer?, as type: Object.Type) {
    let bits = UInt(bitPattern: handle)
    guard bits >> Self.kindShift & 15 == Object.kind.rawValue, let place = place(of: bits) else { return }
    let address: UInt = state.withLock { state in
      guard place.pointee.handle.load(ordering: .relaxed) == bits else { return 0 }
      defer { place.pointee.object = 0 }
      place.pointee.handle.store(0, ordering: .releasing)
      state.free.append(Int(bits >> Self.placeShift) & (Self.mostPlaces - 1))
      return place.pointee.object
    }
    // With the lock free: what goes with the object may be much.
    Self.held(at: address, as: Object.self)?.release()
  }

  /// What is held at an address.
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

  /// The place of an index, its chunk made where it is the first of it; with the lock held.
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
      return Failure(TC_STATUS_NULL_ARGUMENT, "the \(kind.name)_t is NULL; pass what \(kind.makers) gave")
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

/// The kinds of objects; their numbers are part of handles.
enum HandleKind: UInt {
  case context = 1
  case options, measurer, batch, measurement, contrast, report

  /// What functions of it begin with.
  var name: String { "tc_\(self)" }

  /// The functions that make one, in words.
  var makers: String {
    switch self {
    case .context, .options, .measurer, .batch, .contrast: "\(name)_create"
    case .measurement: "tc_measurer_measure, tc_measurer_measure_item or tc_batch_measure"
    case .report: "tc_report_create_for_document, tc_report_create_for_paths or tc_report_create_for_project"
    }
  }
}

/// An object that C has handles of.
protocol Handled: AnyObject {
  static var kind: HandleKind { get }
}

extension Handled {
  /// Puts a handle of this new object where a pointer of the caller leads.
  func put(_ target: UnsafeMutablePointer<OpaquePointer?>) throws { target.pointee = try HandleTable.shared.add(self) }

  /// The object of a handle.
  ///
  /// - Parameter handle: What a caller says is one.
  /// - Returns: The object.
  /// - Throws: ``Failure`` where it is none of this kind.
  @inline(__always)
  static func of(_ handle: OpaquePointer?) throws -> Self { try HandleTable.shared.object(handle, as: Self.self) }

  /// Lets the object of a handle go.
  ///
  /// - Parameter handle: What a caller says is one.
  static func destroy(_ handle: OpaquePointer?) { HandleTable.shared.remove(handle, as: Self.self) }
}
