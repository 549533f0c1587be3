import Foundation
import GRDB

/// The reason why the library cannot be used or changed.
package struct LibraryError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// The kinds of errors that callers distinguish.
  package enum Kind: Equatable, Sendable {
    /// The files were written by a newer version of the application, which this version must not change.
    case newer
    /// The database file is damaged. The next pass of the indexer rebuilds it.
    case damaged
    /// The disk has no space.
    case full
    /// The disk of a file has no trash.
    case noTrash
    /// Another instance of the application owns the index.
    case notOwner
    /// The positions that the caller used are from an earlier revision of the library.
    case outdated
    /// A change does not fit the rows of the index: the index was rebuilt since the caller read it, or its tables contradict each
    /// other. The next pass of the indexer checks the index, and rebuilds it only if it is damaged.
    case inconsistent
    /// The work was cancelled.
    case cancelled
    /// Another reason, which the description contains.
    case unusable
  }

  /// The kind of the error, by which callers decide how to continue.
  package let kind: Kind
  /// A message for the user, in one line.
  package let description: String

  /// Creates an error of a kind, with a one-line message for the user.
  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  package var errorDescription: String? { description }

  /// Creates the library's error for an error of SQLite or the file system.
  init(_ error: any Error, file: URL) {
    switch error {
    case let error as LibraryError: self = error
    case let error as DatabaseError where error.isDamage:
      self.init(.damaged, "the photo library \(file.path) is damaged: \(error.message ?? "\(error.resultCode)")")
    case let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT:
      let reason = error.message ?? "\(error.extendedResultCode)"
      self.init(.inconsistent, "the photo library \(file.path) has just changed; try again (\(reason))")
    case let error as DatabaseError where error.resultCode == .SQLITE_FULL:
      self.init(.full, "the disk with the photo library \(file.path) is full; free some space and try again")
    case let error as DatabaseError:
      self.init(.unusable, "the photo library \(file.path): \(error.message ?? "\(error.resultCode)")")
    default: self.init(.unusable, "the photo library \(file.path): \(error.localizedDescription)")
    }
  }
}

extension DatabaseError {
  /// Indicates whether the file is not a valid database, or has sectors that cannot be read.
  ///
  /// For a wrong format number in the header of the file, SQLite reports a general error that can be recognized only by
  /// its text. A violated constraint is no damage by itself: a change also violates one if the index was rebuilt after the
  /// rows were read that the change refers to.
  var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode)
      || [.SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_CORRUPTFS].contains(extendedResultCode)
      || (resultCode == .SQLITE_ERROR && message == "unsupported file format")
  }
}
