import CoreGraphics
import GRDB

/// The data of a photo that a screen shows.
package struct PhotoItem: Equatable, Sendable, Identifiable {
  /// The number of the photo. The number does not change when the file is moved, renamed or edited.
  package let id: Int64
  /// The time at which the photo was taken. For a file without that time, it is the modification time.
  package let taken: CivilTime
  /// A Boolean value that indicates whether the file contains the time at which the photo was taken.
  package let isDated: Bool
  /// The width in pixels with the orientation applied, or 0 if the photo cannot be read.
  package let width: Int
  /// The height in pixels with the orientation applied, or 0 if the photo cannot be read.
  package let height: Int
  /// The EXIF orientation of the file, 1...8. Rotations by the user are in `turns`.
  package let orientation: Int
  /// The maker and model of the camera, or nil if the file does not name it.
  package let camera: String?
  /// The latitude in degrees, -90...90, or `nil` if the file contains no position.
  package let latitude: Double?
  /// The longitude in degrees, -180...180, or `nil` if the file contains no position.
  package let longitude: Double?
  /// The name of the place, or `nil` if it is unknown.
  package let place: String?
  /// A Boolean value that indicates whether the photo is a favourite.
  package let isFavourite: Bool
  /// The state, such as that of a photo in the trash.
  package let state: PhotoState
  /// The path of the file, which is in the trash for a photo in the trash.
  package let path: FilePath
  /// The name of the file in its folder. In the trash, the file may have another name.
  package let fileName: FilePath
  /// The number of quarter turns to the right by which the user has rotated the photo, 0...3. The width and the height are
  /// those of the rotated photo.
  package let turns: Int
  /// A number that changes when the file is changed. Cached pictures of the photo with another number are no longer
  /// valid.
  package let version: Int64

  /// The columns that `init(_:)` reads, in its order.
  static let columns = """
    photo.id, taken, isDated, width, height, orientation, camera, latitude, longitude, place,
    EXISTS (SELECT 1 FROM favourite WHERE favourite.photo = photo.id), folder.path, file.name,
    file.size, file.seconds, photo.state, trash.file, turn.turns
    """
  /// The `FROM` clause of queries for `columns`.
  static let tables = """
    photo JOIN file ON file.photo = photo.id JOIN folder ON folder.id = file.folder
    LEFT JOIN trash ON trash.photo = photo.id LEFT JOIN turn ON turn.photo = photo.id
    """

  init(_ row: Row) throws {
    id = try row.integer(0)
    taken = CivilTime(seconds: try row.integer(1))
    isDated = try row.integer(2) != 0
    turns = try row.optionalInteger(17) == nil ? 0 : row.integer(17, in: 0...3)
    let isUpright = turns % 2 == 0
    // An earlier version stored what files declare, so a large number is not damage of the database.
    width = Self.limited(Int(try row.integer(isUpright ? 3 : 4)))
    height = Self.limited(Int(try row.integer(isUpright ? 4 : 3)))
    orientation = try row.integer(5, in: 1...8)
    camera = try row.optionalText(6)
    latitude = try row.optionalNumber(7)
    longitude = try row.optionalNumber(8)
    place = try row.optionalText(9)
    isFavourite = try row.integer(10) != 0
    state = PhotoState(rawValue: try row.integer(15)) ?? .missing
    fileName = try row.path(12)
    path = (row[16] as DatabaseValue).isNull ? try row.path(11).appending(fileName) : try row.path(16)
    version = try row.integer(13) &* 1_000_003 &+ row.integer(14)
  }

  /// Returns a side of a photo that screens can compute with.
  static func limited(_ side: Int) -> Int { min(max(0, side), Int(Int32.max)) }
}
