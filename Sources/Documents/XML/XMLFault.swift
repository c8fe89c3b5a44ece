import AuditModel
internal import CExpat

/// The issues that explain why Expat stopped reading a file.
enum XMLFault {
  /// Returns the issue for an error at Expat's position.
  static func issue(_ code: XML_Error, at place: SourceLocation, in parser: ExpatParser) -> InputIssue {
    if code == XML_ERROR_UNDEFINED_ENTITY {
      return unknownEntity(name(at: parser.offset + 1, in: parser.bytes), at: place)
    }
    var place = place
    // Expat's position is after `</`.
    if code == XML_ERROR_TAG_MISMATCH { place.column -= 2 }
    let (message, fix) = words(for: code, in: parser)
    return .error(at: place, message, fix: fix)
  }

  private static func words(for code: XML_Error, in parser: ExpatParser) -> (message: String, fix: String) {
    let open = parser.open.last.map { "<\(Quotation($0.name).text)> of line \($0.location.line) is" }
    switch code {
    case XML_ERROR_NO_ELEMENTS:
      guard let open else { return ("the file contains no XML element", "add content or remove it") }
      return ("the file ends before \(open) closed", "add the missing end tag, or get the complete file again")
    case XML_ERROR_TAG_MISMATCH:
      let name = Quotation(name(at: parser.offset, in: parser.bytes)).text
      return (
        "</\(name)> ends an element here, but \(open ?? "none is") open",
        "close every element before the one that contains it"
      )
    case XML_ERROR_INVALID_TOKEN: return token(at: parser.offset, in: parser.bytes)
    default:
      if let known = known.first(where: { $0.codes.contains(code) }) { return (known.message, known.fix) }
      let words = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
      return ("the file is not well-formed XML: \(words)", "correct this line; xmllint --noout reports it too")
    }
  }

  /// The errors whose messages do not depend on the file.
  private static let known: [(codes: [XML_Error], message: String, fix: String)] = [
    (
      [XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR],
      "the file ends in the middle of a tag, comment or character that starts here", "get the whole file again"
    ),
    ([XML_ERROR_UNCLOSED_CDATA_SECTION], "the CDATA section that starts here has no end", "write ]]> where it ends"),
    ([XML_ERROR_DUPLICATE_ATTRIBUTE], "an attribute appears twice in one tag", "keep one of the two"),
    ([XML_ERROR_JUNK_AFTER_DOC_ELEMENT], "there is content after the root element", "remove it"),
    (
      [XML_ERROR_UNKNOWN_ENCODING],
      "the declared encoding is not one of UTF-8, UTF-16, ISO-8859-1 and US-ASCII, so the file is not read",
      "save the file as UTF-8 and declare UTF-8"
    ),
    (
      [XML_ERROR_INCORRECT_ENCODING], "the file is not in the encoding it declares",
      "save it as UTF-8 and declare UTF-8"
    ),
    (
      [XML_ERROR_UNBOUND_PREFIX], "a prefix in this tag has no namespace",
      "declare it with xmlns: in this element or in one around it"
    ),
    (
      [XML_ERROR_MISPLACED_XML_PI], "<?xml …?> is not at the very start of the file",
      "remove everything before it"
    ),
    ([XML_ERROR_BAD_CHAR_REF], "this number is not a character that XML allows", "use another character"),
  ]

  /// Returns the error about an entity that XML does not predefine.
  static func unknownEntity(_ name: String, at place: SourceLocation) -> InputIssue {
    .error(
      at: place, "the entity &\(Quotation(name).text); is not known, so its text is missing",
      fix: "write the character itself; XML defines only &amp; &lt; &gt; &quot; &apos;")
  }

  private static func name(at offset: Int, in bytes: ArraySlice<UInt8>) -> String {
    let rest = bytes.dropFirst(max(0, offset)).prefix(200)
    return String(
      decoding: rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: ";") }, as: UTF8.self)
  }

  private static func token(at offset: Int, in bytes: ArraySlice<UInt8>) -> (String, String) {
    let rest = bytes.dropFirst(max(0, offset))
    let fault = Array(rest.prefix(8)).withUnsafeBufferPointer { UTF8Fault.offset(in: $0) }
    guard let byte = rest.first else {
      return ("the file is not well-formed XML: it ends here", "get the whole file again")
    }
    if byte >= 0x80, fault == 0 {
      let digits = String(byte, radix: 16, uppercase: true)
      return ("the file is not valid UTF-8: byte 0x\(digits) appears here", "save the file as UTF-8")
    }
    if byte < 0x20 {
      return ("a control character appears here, which XML does not allow", "remove it")
    }
    return (
      "the file is not well-formed XML here", "write &lt; for < and &amp; for & where they are meant as characters"
    )
  }
}
