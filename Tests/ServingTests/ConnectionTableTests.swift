import Serving
import Synchronization
import Testing

/// Connections that make way for new ones.
@Suite struct ConnectionTableTests {
  /// The numbers of the connections that were closed, in their order.
  private final class Closed: Sendable {
    private let numbers = Mutex<[Int]>([])

    var all: [Int] { numbers.withLock { $0 } }

    func add(_ number: Int) { numbers.withLock { $0.append(number) } }
  }

  /// Opens connections with the names from 1 to `count`, and returns their numbers.
  private static func open(_ count: Int, in table: ConnectionTable, _ closed: Closed, from first: Int = 1) -> [Int] {
    (first..<first + count).map { name in table.open { closed.add(name) } }
  }

  @Test func aNewConnectionReplacesTheOneThatIsIdleForLongest() {
    let (table, closed) = (ConnectionTable(most: 3), Closed())
    let numbers = Self.open(3, in: table, closed)
    // The first one has answered a request meanwhile.
    table.began(numbers[0])
    table.ended(numbers[0])
    _ = Self.open(2, in: table, closed, from: 4)
    #expect(closed.all == [2, 3] && table.count == 3)
  }

  @Test func idleConnectionsCloseBeforeAnswersAndAnswersBeforePages() {
    let (table, closed) = (ConnectionTable(most: 4), Closed())
    let numbers = Self.open(4, in: table, closed)
    for number in numbers[..<3] { table.began(number) }
    table.listens(numbers[0])
    let new = Self.open(3, in: table, closed, from: 5)
    for number in new { table.began(number) }
    #expect(closed.all == [4, 5, 6])
    _ = Self.open(1, in: table, closed, from: 8)
    #expect(closed.all == [4, 5, 6, 2])
  }

  @Test func aThousandSilentConnectionsLeavePagesOpen() {
    let (table, closed) = (ConnectionTable(), Closed())
    let pages = Self.open(RequestLimits.pages, in: table, closed)
    for page in pages {
      table.began(page)
      table.listens(page)
    }
    _ = Self.open(1_000, in: table, closed, from: 1_001)
    #expect(table.count == RequestLimits.connections)
    #expect(closed.all.allSatisfy { $0 > 1_000 } && closed.all.count == 1_000 + RequestLimits.pages - table.count)
  }

  @Test func severalRequestsOfAConnectionAreCounted() {
    let (table, closed) = (ConnectionTable(most: 2), Closed())
    let numbers = Self.open(2, in: table, closed)
    for _ in 1...2 { table.began(numbers[0]) }
    table.ended(numbers[0])
    table.began(numbers[1])
    table.ended(numbers[1])
    _ = Self.open(1, in: table, closed, from: 3)
    #expect(closed.all == [2], "the first one still waits for an answer")
  }

  @Test func aClosedConnectionIsForgotten() {
    let (table, closed) = (ConnectionTable(most: 2), Closed())
    for number in Self.open(2, in: table, closed) {
      table.closed(number)
      table.began(number)
      table.ended(number)
    }
    _ = Self.open(2, in: table, closed, from: 3)
    #expect(closed.all.isEmpty && table.count == 2)
  }
}
