import CoreGraphics
import GRDB

extension LibraryDatabase {
  /// The condition for the photo of a file, which the index `filePlace` fulfills.
  static let pathCondition = "file.isPresent AND folder.path = ? AND file.name = ? AND photo.state = 0"

  /// Returns the photo of a file.
  ///
  /// - Parameter path: The real path of the file.
  /// - Returns: The photo, or `nil` if the file is not in the index.
  package func photo(at path: FilePath) throws -> PhotoItem? {
    try read { db in
      return try Row.fetchOne(
        db, sql: "SELECT \(PhotoItem.columns) FROM \(PhotoItem.tables) WHERE \(Self.pathCondition)",
        arguments: [path.folder.databaseValue, path.name.databaseValue]
      ).map(PhotoItem.init)
    }
  }
}
