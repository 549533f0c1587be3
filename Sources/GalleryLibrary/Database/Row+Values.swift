import CoreGraphics
import Foundation
import GRDB

// SQLite can read some damaged files, in which a column may contain any value. GRDB's subscripts trap in this case.
// These methods throw an error instead, and the index is rebuilt.
extension Row {
  func integer(_ column: Int) throws -> Int64 {
    guard case .int64(let value) = (self[column] as DatabaseValue).storage else { throw Self.invalidColumn(column) }
    return value
  }

  func optionalInteger(_ column: Int) throws -> Int64? {
    (self[column] as DatabaseValue).isNull ? nil : try integer(column)
  }

  /// Returns an integer as an `Int`. Throws an error if the column has no integer or a value outside `range`.
  func integer(_ column: Int, in range: ClosedRange<Int>) throws -> Int {
    let value = try integer(column)
    guard let value = Int(exactly: value), range.contains(value) else { throw Self.invalidColumn(column) }
    return value
  }

  func optionalNumber(_ column: Int) throws -> Double? {
    switch (self[column] as DatabaseValue).storage {
    case .null: return nil
    case .double(let value): return value
    case .int64(let value): return Double(value)
    case .string, .blob: throw Self.invalidColumn(column)
    }
  }

  func optionalText(_ column: Int) throws -> String? {
    switch (self[column] as DatabaseValue).storage {
    case .null: return nil
    case .string(let text): return text
    case .int64, .double, .blob: throw Self.invalidColumn(column)
    }
  }

  func text(_ column: Int) throws -> String {
    guard let text = try optionalText(column) else { throw Self.invalidColumn(column) }
    return text
  }

  func path(_ column: Int) throws -> FilePath {
    guard let path = FilePath(self[column] as DatabaseValue) else { throw Self.invalidColumn(column) }
    return path
  }

  private static func invalidColumn(_ column: Int) -> LibraryError {
    LibraryError(.damaged, "a row of the photo library has an invalid value in column \(column)")
  }
}

extension FilePath {
  /// The path as a database value. It is text if the path is UTF-8, so that the database is readable, and otherwise a
  /// blob.
  var databaseValue: DatabaseValue { text?.databaseValue ?? Data(bytes).databaseValue }

  init?(_ value: DatabaseValue) {
    switch value.storage {
    case .string(let text): self.init(text)
    case .blob(let data): self.init(bytes: data)
    case .null, .int64, .double: return nil
    }
  }
}
