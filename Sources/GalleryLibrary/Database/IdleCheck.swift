import Foundation
import GRDB

/// A check of the whole database while the library does not use it. The check has a connection of its own, which no reader or writer
/// waits for, and ends as soon as the library reads or writes, so that it does not take the disk and a processor from the user.
final class IdleCheck: @unchecked Sendable {
  /// The results of a check.
  enum Result: Equatable, Sendable {
    case intact
    case damaged
    /// The library was used before the check ended.
    case interrupted
  }

  private let condition = NSCondition()
  /// The number of times that the library was read or written.
  private var uses = 0
  /// The connection of the check that is running, or `nil`.
  private var connection: DatabaseQueue?
  private var isStopped = false

  /// The number of times that the library was read or written.
  var useCount: Int { condition.withLock { uses } }

  /// Records a use of the library, and ends the check that is running.
  func interrupt() {
    condition.withLock {
      uses += 1
      connection?.interrupt()
    }
  }

  /// Ends the check that is running, and waits until its connection is closed. No other check begins.
  func stop() {
    condition.withLock {
      isStopped = true
      uses += 1
      connection?.interrupt()
      while connection != nil { condition.wait() }
    }
  }

  /// Checks a database, unless the library was used meanwhile. One check runs at a time.
  ///
  /// - Parameters:
  ///   - file: The file of the database.
  ///   - useCount: The value of `useCount` since which the library was not used.
  ///   - isConsistent: A closure that returns whether the database is intact.
  /// - Returns: The result.
  /// - Throws: An error of the database that is no damage.
  func run(_ file: URL, ifUnusedSince useCount: Int, _ isConsistent: (Database) throws -> Bool) throws -> Result {
    var configuration = Configuration()
    configuration.label = "check of the photo library"
    configuration.readonly = true
    guard self.useCount == useCount else { return .interrupted }
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    let begins = condition.withLock {
      guard !isStopped, uses == useCount, connection == nil else { return false }
      connection = queue
      return true
    }
    guard begins else { return .interrupted }
    defer {
      // It is not interrupted after it is closed.
      condition.withLock {
        try? queue.close()
        connection = nil
        condition.broadcast()
      }
    }
    let result: Result
    do {
      result = try queue.read { db in
        // SQLite forgets an interruption while no statement is running (`sqlite3_interrupt`). So one is running from here on.
        let statement = try Int.fetchCursor(db, sql: "SELECT 1 UNION ALL SELECT 2")
        guard try statement.next() != nil, self.useCount == useCount else { return .interrupted }
        return try isConsistent(db) ? .intact : .damaged
      }
    } catch let error as DatabaseError where error.isDamage {
      result = .damaged
    } catch {
      guard self.useCount == useCount else { return .interrupted }
      throw error
    }
    // An interrupted `integrity_check` can report pages that it has not reached as damaged.
    return self.useCount == useCount ? result : .interrupted
  }
}
