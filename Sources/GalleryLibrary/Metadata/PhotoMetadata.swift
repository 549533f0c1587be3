import CoreGraphics

/// The information about a photo that the index reads from its file.
package struct PhotoMetadata: Equatable, Sendable {
  /// The time at which the photo was taken, or `nil` if the file does not contain it.
  package var taken: CivilTime?
  /// The width in pixels with the orientation applied, or 0 if the file is not a readable image.
  package var width = 0
  /// The height in pixels with the orientation applied, or 0 if the file is not a readable image.
  package var height = 0
  /// The EXIF orientation, 1...8. The default is 1: the pixels are shown as they are stored.
  package var orientation = 1
  /// The maker and model of the camera, or `nil` if the file does not name it.
  package var camera: String?
  /// The latitude in degrees, -90...90, or `nil` if the file contains no position. Negative values are south of the equator.
  package var latitude: Double?
  /// The longitude in degrees, -180...180, or `nil` if the file contains no position. Negative values are west of Greenwich.
  package var longitude: Double?
  /// The name of the place, or `nil` if it is unknown. `ExifMetadataReader` reads only the position.
  package var place: String?

  /// Creates metadata without values.
  package init() {}
}

/// A type that reads the metadata of photos. A reader is used on several threads at the same time.
package protocol PhotoMetadataReading: Sendable {
  /// Returns the metadata of an open file. For a file that is not an image, the metadata has no values.
  func metadata(of file: RegularFile) -> PhotoMetadata
}
