import Foundation
import GRDB

/// The check of the whole database from time to time. SQLite reads only the pages that a statement needs, and has no checksums, so
/// a page that the disk or another program has changed can have wrong results for a long time before a statement fails.
extension LibraryDatabase {
  /// The time between two checks, in seconds: a week.
  static let checkInterval: Int64 = 7 * 86_400
  /// The row of `meta` with the time of the last check, in seconds since 1970.
  static let checkedKey = "checked"

  /// Returns whether the last check is longer ago than `checkInterval`.
  ///
  /// A new database is due when it is that old. So a check that finds damage again after each rebuild does not repeat it endlessly.
  ///
  /// - Parameter now: The time in seconds since 1970.
  func isCheckDue(_ now: Int64) -> Bool {
    guard isIndexOwner else { return false }
    let checked = try? read { db in
      try Int64.fetchOne(db, sql: "SELECT value FROM meta WHERE name = ?", arguments: [Self.checkedKey])
    }
    // The time may have been ahead.
    if let checked = checked ?? nil, checked <= now { return now - checked >= Self.checkInterval }
    _ = recordCheck(now)
    return false
  }

  /// Checks the whole database, unless it is used meanwhile. If the database is damaged, a rebuild is scheduled. The
  /// method blocks, so call it on a background thread.
  ///
  /// - Parameters:
  ///   - useCount: The value of `IdleCheck.useCount` since which the library was not used.
  ///   - now: The time in seconds since 1970, which is remembered.
  /// - Returns: The result, or `nil` if the database could not be checked, or the time of the check could not be stored.
  func check(ifUnusedSince useCount: Int, _ now: Int64) -> IdleCheck.Result? {
    let openingCount = openingCount
    let result = try? idleCheck.run(location.databaseFile, ifUnusedSince: useCount, Self.isConsistent)
    switch result {
    case .intact: return recordCheck(now) ? .intact : nil
    // The check may have found it in a file that was replaced meanwhile.
    case .damaged: return scheduleRebuild(ofOpening: openingCount) ? .damaged : nil
    case .interrupted, nil: return result
    }
  }

  private func recordCheck(_ now: Int64) -> Bool {
    let sql = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    return (try? write { try $0.execute(sql: sql, arguments: [Self.checkedKey, now]) }) != nil
  }
}
