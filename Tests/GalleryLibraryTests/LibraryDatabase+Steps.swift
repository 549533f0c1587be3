import GRDB
import GRDBSQLite

@testable import GalleryLibrary

extension LibraryDatabase {
  /// Returns the number of instructions of SQLite's virtual machine that reading takes: a measure that does not depend on what else
  /// the machine does.
  ///
  /// - Parameter body: Reads the database with `read(_:)`, on the calling thread.
  func countSteps(_ body: () throws -> Void) throws -> Int {
    final class Counter { var steps = 0 }
    let counter = Counter()
    func observe(_ isCounting: Bool) throws {
      try read { db in
        sqlite3_progress_handler(
          db.sqliteConnection, isCounting ? 1 : 0,
          { context in
            Unmanaged<Counter>.fromOpaque(context!).takeUnretainedValue().steps += 1
            return 0
          }, Unmanaged.passUnretained(counter).toOpaque())
      }
    }
    try observe(true)
    defer { try? observe(false) }
    try body()
    return counter.steps
  }
}
