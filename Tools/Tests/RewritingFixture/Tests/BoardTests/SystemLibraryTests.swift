import Foundation
import SQLite3
import XCTest
import zlib

/// The libraries in C that iOS has as modules: applications call them as they are.
final class SystemLibraryTests: XCTestCase {
  func testADatabase() {
    var database: OpaquePointer?
    XCTAssertEqual(sqlite3_open(":memory:", &database), SQLITE_OK)
    defer { sqlite3_close(database) }
    XCTAssertEqual(sqlite3_exec(database, "create table t (name text, size integer)", nil, nil, nil), SQLITE_OK)
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (name, size) in [("one", 1), ("two", 2)] {
      var statement: OpaquePointer?
      XCTAssertEqual(sqlite3_prepare_v2(database, "insert into t values (?, ?)", -1, &statement, nil), SQLITE_OK)
      sqlite3_bind_text(statement, 1, name, -1, transient)
      sqlite3_bind_int64(statement, 2, sqlite3_int64(size))
      XCTAssertEqual(sqlite3_step(statement), SQLITE_DONE)
      sqlite3_finalize(statement)
    }
    var statement: OpaquePointer?
    sqlite3_prepare_v2(database, "select name from t where size > 1", -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    XCTAssertEqual(sqlite3_step(statement), SQLITE_ROW)
    XCTAssertEqual(sqlite3_column_text(statement, 0).map { String(cString: $0) }, "two")
    XCTAssertEqual(sqlite3_exec(database, "nonsense", nil, nil, nil), SQLITE_ERROR)
    XCTAssertTrue(String(cString: sqlite3_errmsg(database)).contains("nonsense"))
  }

  func testCompressedData() {
    let text = [UInt8](String(repeating: "collection ", count: 1_000).utf8)
    var count = compressBound(uLong(text.count))
    var compressed = [UInt8](repeating: 0, count: Int(count))
    XCTAssertEqual(compress(&compressed, &count, text, uLong(text.count)), Z_OK)
    XCTAssertLessThan(Int(count), 200)
    var length = uLong(text.count)
    var result = [UInt8](repeating: 0, count: text.count)
    XCTAssertEqual(uncompress(&result, &length, compressed, count), Z_OK)
    XCTAssertEqual(result, text)
    XCTAssertEqual(crc32(0, text, uInt(text.count)), crc32(0, result, uInt(result.count)))
    var stream = z_stream()
    XCTAssertEqual(inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)), Z_OK)
    XCTAssertEqual(inflateEnd(&stream), Z_OK)
  }
}
