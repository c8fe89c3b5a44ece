import AuditModel
internal import CExpat

/// Explains why Expat stopped reading a file.
struct XMLFault {
  /// The issue.
  private(set) var issue: InputIssue

  /// Creates the issue for an error at Expat's position.
  init(_ code: XML_Error, at place: SourceLocation, in parser: ExpatParser) {
    var place = place
    let (message, remedy): (String, String)
    switch code {
    case XML_ERROR_NO_ELEMENTS:
      if let open = parser.open.last {
        message = "the file ends before <\(Quotation(open.name).text)> of line \(open.location.line) is closed"
        remedy = "write the missing end, or get the whole file again"
      } else {
        message = "the file holds no XML element"
        remedy = "fill or remove it"
      }
    case XML_ERROR_TAG_MISMATCH:
      // Expat's position is after `</`.
      place.column -= 2
      let name = Quotation(Self.name(at: parser.offset, in: parser.bytes)).text
      let open = parser.open.last.map { "<\(Quotation($0.name).text)> of line \($0.location.line) is" }
      message = "</\(name)> ends an element here, but \(open ?? "none is") open"
      remedy = "close every element before the one that contains it"
    case XML_ERROR_INVALID_TOKEN:
      (message, remedy) = Self.token(at: parser.offset, in: parser.bytes)
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR:
      message = "the file ends in the middle of a tag, comment or character that starts here"
      remedy = "get the whole file again"
    case XML_ERROR_UNCLOSED_CDATA_SECTION:
      (message, remedy) = ("the CDATA section that starts here has no end", "write ]]> where it ends")
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      (message, remedy) = ("an attribute appears twice in one tag", "keep one of the two")
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      (message, remedy) = ("something follows the end of the document's element", "take it out")
    case XML_ERROR_UNDEFINED_ENTITY:
      issue = Self.unknownEntity(Self.name(at: parser.offset + 1, in: parser.bytes), at: place)
      return
    case XML_ERROR_UNKNOWN_ENCODING:
      message = "the file declares an encoding that is not read; read are UTF-8, UTF-16, ISO-8859-1 and US-ASCII"
      remedy = "save the file as UTF-8 and declare that"
    case XML_ERROR_INCORRECT_ENCODING:
      (message, remedy) = ("the file is not in the encoding it declares", "save it as UTF-8 and declare that")
    case XML_ERROR_UNBOUND_PREFIX:
      message = "a prefix in this tag has no namespace"
      remedy = "declare it with xmlns: in this element or in one around it"
    case XML_ERROR_MISPLACED_XML_PI:
      message = "<?xml …?> is here and not at the very start of the file"
      remedy = "remove everything before it"
    case XML_ERROR_BAD_CHAR_REF:
      (message, remedy) = ("this number is not a character that XML allows", "write another character")
    default:
      let words = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
      (message, remedy) = ("the file is not well-formed XML: \(words)", "fix it; xmllint --noout shows the place too")
    }
    issue = InputIssue(severity: .error, location: place, message: message, remedy: remedy)
  }

  /// The error about an entity that XML does not predefine.
  static func unknownEntity(_ name: String, at place: SourceLocation) -> InputIssue {
    let shown = Quotation(name).text
    return InputIssue(
      severity: .error, location: place, message: "the entity &\(shown); is not known, so its text is missing",
      remedy: "write the character itself; XML knows &amp; &lt; &gt; &quot; &apos; alone")
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
