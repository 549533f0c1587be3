/// A change of user data, as the journal contains it. The names of the cases and labels are part of the file format.
package enum UserDataChange: Codable, Equatable, Sendable {
  /// Says which journal the file is (`UserDataJournal.identity`). It changes no user data.
  case identity(Int64)
  /// Records the properties by which a photo is identified.
  case mark(Int64, UserData.Mark)
  /// Records the properties of photos in a folder. The first value is the URL of the folder.
  case marks(String, [UserData.FolderMark])
  /// Removes all user data of photos that the user has permanently deleted.
  case unmark([Int64])
  /// Adds photos to the favourites, or removes them.
  case favourite([Int64], Bool)
  /// Creates an empty album at the end of the albums.
  case createAlbum(Int64, String)
  /// Changes the name of the album with a number.
  case renameAlbum(Int64, String)
  /// Deletes the album with a number. Its photos remain.
  case deleteAlbum(Int64)
  /// Moves an album before another one, or to the end.
  case arrangeAlbum(Int64, before: Int64?)
  /// Adds photos to an album, or moves those that are in it, before another photo, or to the end.
  case arrange(Int64, [Int64], before: Int64?)
  /// Moves photos in an album to several places. The first value is the number of the album.
  case arrangeRuns(Int64, [UserData.Run])
  /// Removes photos from an album. The first value is the number of the album.
  case remove(Int64, [Int64])
  /// Sets the number of quarter turns to the right with which photos are shown, 0...3.
  case turn([Int64], Int)
  /// Sets the number of the order of a part of the library (`PhotoOrder.number`, `UserData.orders`). 0 is the order that a
  /// part has if none was chosen.
  case order(String, Int64)
  /// Adds a folder to the library, by its file URL.
  case folder(String)
  /// Removes a folder from the library, by its file URL. The files remain.
  case removeFolder(String)
}
