/// The numbers of the lists of photos in the table `entry`. The numbers are stored.
///
/// The last three bits are the kind of a list. The others are the number of the folder, album or state.
enum PhotoList {
  /// The whole library, which has changes but no entries.
  static let all: Int64 = 0
  /// The favourites in the order of time.
  static let favourites: Int64 = 4
  /// The key of the first photo that is added to an album, so that there are keys for photos before it.
  static let albumStart: Int64 = 86_400 << 20
  /// The difference between the keys of two photos that are added to an album one after the other. A day, the unit in
  /// which entries are counted, has 128 photos of an album.
  static let albumSpacing: Int64 = 675
  /// The largest day of an album's photos. Larger ones are damage of the database.
  static let largestAlbumDay: Int64 = 1 << 45
  /// The largest number of a folder. Larger ones are damage of the database.
  static let largestFolder: Int64 = 1 << 53

  /// Returns the list of the photos that are directly in a folder.
  static func folder(_ number: Int64) -> Int64 { number * 8 + 1 }
  /// Returns the list of the photos in a folder and its subfolders, which has numbers of photos but no entries.
  static func folderTree(_ number: Int64) -> Int64 { number * 8 + 5 }
  /// Returns the list of the photos of an album, whose keys are positions.
  static func album(_ number: Int64) -> Int64 { number * 8 + 2 }
  /// Returns the list of the photos of a state that is not shown.
  static func state(_ state: PhotoState) -> Int64 { state.rawValue * 8 + 3 }

  /// Returns the SQL expression for the list of a folder.
  static func folder(_ column: String) -> String { "\(column) * 8 + 1" }
  /// Returns the SQL expression for the list of a folder and its subfolders.
  static func folderTree(_ column: String) -> String { "\(column) * 8 + 5" }
  /// Returns the SQL expression for the list of an album.
  static func album(_ column: String) -> String { "\(column) * 8 + 2" }
  /// Returns the SQL expression for the list of a state.
  static func state(_ column: String) -> String { "\(column) * 8 + 3" }
}
