import AuditModel
import Documents
public import DynamicType

extension ScaleReader {
  /// Reads a team's own scale from JSON: an array of objects with the columns of the CSV format.
  ///
  /// - Parameter json: The content of the file.
  /// - Returns: The valid rows, and the issues with their lines.
  public func read(json: [UInt8]) -> (rows: [ScaleRow], issues: [ScaleIssue]) {
    let (root, problems) = LocatedJSON.parse(json)
    var issues = problems.map { problem in
      ScaleIssue(
        problem.severity == .error ? .error : .warning, line: problem.line, message: problem.message,
        remedy: problem.remedy)
    }
    var records: [ScaleRecord] = []
    for element in Self.elements(of: root) {
      guard case .object(let members) = element.content else {
        issues.append(Self.notARow(element, "a row is \(element.kind)"))
        continue
      }
      records.append(record(members, line: element.line, &issues))
    }
    if records.isEmpty, issues.isEmpty, let root { issues.append(Self.notARow(root, "the file has no rows")) }
    let read = rows(of: records)
    return (read.rows, (issues + read.issues).sorted { $0.line < $1.line })
  }

  /// The rows: the elements of the root array, or of the array under the key `rows`.
  private static func elements(of root: LocatedJSON?) -> [LocatedJSON] {
    switch root?.content {
    case .array(let elements)?: return elements
    case .object(let members)?:
      guard case .array(let elements)? = members.first(where: { $0.key == "rows" })?.value.content else { return [] }
      return elements
    default: return []
    }
  }

  private func record(_ members: [LocatedJSON.Member], line: Int, _ issues: inout [ScaleIssue]) -> ScaleRecord {
    var fields: [String: String] = [:]
    for member in members {
      guard let column = ScaleRecord.column(member.key) else { continue }
      switch member.value.content {
      case .string(let text): fields[column] = text
      case .number(let number): fields[column] = "\(number)"
      case .null: break
      case .object, .array, .quad, .bool:
        issues.append(Self.notARow(member.value, "\(column) is \(member.value.kind)"))
      }
    }
    return ScaleRecord(line: line, fields: fields)
  }

  private static func notARow(_ value: LocatedJSON, _ message: String) -> ScaleIssue {
    ScaleIssue(
      .error, line: value.line, message: message,
      remedy: "write an array of objects such as {\"style\": \"body\", \"category\": \"large\", \"size\": 17}")
  }
}
