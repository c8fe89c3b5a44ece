import AuditModel
internal import CExpat

/// A wrapper around Expat that parses a file in pieces and queues the events.
///
/// Only the five predefined entities of XML are expanded, and external entities are never loaded.
final class ExpatParser {
  /// The limits that protect against malicious files.
  enum Limit {
    /// The maximum nesting depth of elements.
    static let depth = 256
    /// The maximum size in bytes of a tag, comment or instruction.
    static let tag = 1 << 20
    /// The maximum length of a name in bytes.
    static let name = 1 << 10
    /// The number of bytes passed to the parser at a time.
    static let piece = 1 << 18
  }

  /// An element that has not been closed.
  struct Open {
    var name: String
    var location: SourceLocation
  }

  /// The events of the last piece.
  private(set) var events: [XMLEvent] = []
  /// Problems found so far.
  private(set) var issues: [InputIssue] = []
  /// Whether an error stopped the parser.
  private(set) var isBroken = false
  /// The open elements, outermost first.
  private(set) var open: [Open] = []

  /// The content of the file.
  let bytes: ArraySlice<UInt8>
  private let file: String
  private let handle: XML_Parser?
  private var fed: Int
  private var isDone = false
  private var text: [UInt8] = []
  private var textLocation: SourceLocation
  /// The number of bytes fed since the last callback.
  private var silence = 0

  /// The separator between namespace and name; it cannot occur in a namespace (expat.h, XML_ParserCreateNS).
  private static let separator: UInt8 = 0x0A

  init(_ bytes: ArraySlice<UInt8>, encoding: String?, file: String) {
    self.bytes = bytes
    self.file = file
    fed = bytes.startIndex
    textLocation = SourceLocation(startOf: file)
    handle = XML_ParserCreateNS(encoding, CChar(Self.separator))
    listen()
  }

  deinit { if let handle { XML_ParserFree(handle) } }

  private func listen() {
    XML_SetUserData(handle, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(handle, { ExpatParser.of($0)?.start($1, $2) }, { user, _ in ExpatParser.of(user)?.end() })
    XML_SetCharacterDataHandler(handle) { ExpatParser.of($0)?.add($1, $2) }
    XML_SetCommentHandler(handle) { ExpatParser.of($0)?.comment($1) }
    XML_SetDefaultHandler(handle) { user, _, _ in ExpatParser.of(user)?.heard() }
    XML_SetProcessingInstructionHandler(handle) { user, _, _ in ExpatParser.of(user)?.heard() }
    XML_SetSkippedEntityHandler(handle) { user, name, _ in ExpatParser.of(user)?.skipped(name) }
    XML_SetEntityDeclHandler(handle) { user, _, _, _, _, _, _, _, _ in ExpatParser.of(user)?.declared("entity") }
    XML_SetAttlistDeclHandler(handle) { user, _, _, _, _, _ in ExpatParser.of(user)?.declared("attribute") }
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> ExpatParser? {
    user.map { Unmanaged<ExpatParser>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Feeding

  /// Parses the next piece; returns false if the file has already ended.
  func readMore() -> Bool {
    events.removeAll(keepingCapacity: true)
    guard !isDone, let handle else { return false }
    let end = min(fed + Limit.piece, bytes.endIndex)
    isDone = end == bytes.endIndex
    silence += end - fed
    let status = bytes[fed..<end].withUnsafeBytes { piece in
      XML_Parse(handle, piece.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(piece.count), isDone ? 1 : 0)
    }
    fed = end
    if status == XML_STATUS_ERROR {
      if !isBroken { fail(XMLFault.issue(XML_GetErrorCode(handle), at: here, in: self)) }
      isDone = true
    } else if silence > Limit.tag {
      fail(tooLong)
      isDone = true
    }
    if isDone, !isBroken { flush() }
    return true
  }

  /// The byte offset of Expat's position in the file.
  var offset: Int { handle.map { Int(XML_GetCurrentByteIndex($0)) } ?? 0 }

  /// Expat's position with the column counted from 1 instead of 0; each character counts as one.
  private var here: SourceLocation {
    SourceLocation(
      file: file, line: Int(XML_GetCurrentLineNumber(handle)), column: Int(XML_GetCurrentColumnNumber(handle)) + 1)
  }

  private func fail(_ issue: InputIssue) {
    issues.append(issue)
    isBroken = true
  }

  private func refuse(_ issue: InputIssue) {
    guard !isBroken else { return }
    fail(issue)
    XML_StopParser(handle, XML_Bool(XML_FALSE))
  }

  private var tooLong: InputIssue {
    .error(
      at: here, "a tag, comment or instruction here is longer than 1048576 bytes and is not read",
      fix: "shorten it, or check whether its end is missing")
  }

  // MARK: Callbacks

  private func heard() { silence = 0 }

  private func start(_ name: UnsafePointer<CChar>?, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    heard()
    guard !isBroken, let name else { return }
    flush()
    guard XML_GetCurrentByteCount(handle) <= Limit.tag else { return refuse(tooLong) }
    let location = here
    let (namespace, local) = Self.split(name)
    guard open.count < Limit.depth else {
      return refuse(
        .error(
          at: here, "elements are nested more than \(Limit.depth) deep here",
          fix: "check whether the end tag of an element above is missing"))
    }
    var tag = XMLTag(name: local, namespace: namespace, attributes: [], location: location)
    // Expat counts names and values separately.
    tag.attributes.reserveCapacity(Int(XML_GetSpecifiedAttributeCount(handle)) / 2)
    var place = 0
    while let list, let attribute = list[place], let value = list[place + 1] {
      let (namespace, local) = Self.split(attribute)
      guard local.utf8.count <= Limit.name else { return refuse(longName) }
      tag.attributes.append(XMLTag.Attribute(name: local, namespace: namespace, value: String(cString: value)))
      place += 2
    }
    guard local.utf8.count <= Limit.name else { return refuse(longName) }
    open.append(Open(name: local, location: location))
    events.append(.start(tag))
  }

  private var longName: InputIssue {
    .error(
      at: here, "a name in this tag is longer than \(Limit.name) bytes",
      fix: "check that this is the right file")
  }

  private static func split(_ name: UnsafePointer<CChar>) -> (namespace: String, name: String) {
    var (end, cut) = (name, UnsafePointer<CChar>?.none)
    while end.pointee != 0 {
      if UInt8(bitPattern: end.pointee) == separator { cut = end }
      end += 1
    }
    // Most names have no namespace.
    guard let cut else { return ("", String(cString: name)) }
    let namespace = UnsafeRawBufferPointer(start: name, count: cut - name)
    return (String(decoding: namespace, as: UTF8.self), String(cString: cut + 1))
  }

  private func end() {
    heard()
    guard !isBroken else { return }
    flush()
    if !open.isEmpty { open.removeLast() }
    events.append(.end)
  }

  private func add(_ piece: UnsafePointer<CChar>?, _ count: Int32) {
    heard()
    guard !isBroken, let piece, count > 0 else { return }
    if text.isEmpty { textLocation = here }
    text.append(contentsOf: UnsafeRawBufferPointer(start: piece, count: Int(count)))
  }

  private func flush() {
    guard !text.isEmpty else { return }
    events.append(.text(LocatedText(text: String(decoding: text, as: UTF8.self), location: textLocation)))
    text.removeAll(keepingCapacity: text.count < Limit.piece)
  }

  private func comment(_ text: UnsafePointer<CChar>?) {
    heard()
    guard !isBroken, let text else { return }
    flush()
    var location = here
    location.column += "<!--".utf8.count
    events.append(.comment(LocatedText(text: String(cString: text), location: location)))
  }

  private func skipped(_ name: UnsafePointer<CChar>?) {
    heard()
    guard !isBroken, let name else { return }
    issues.append(XMLFault.unknownEntity(String(cString: name), at: here))
  }

  private func declared(_ what: String) {
    refuse(
      .error(
        at: here, "the document type declares an \(what), which is not read",
        fix: "write the text itself where the \(what) is used, and remove the declaration"))
  }
}
