import GalleryLibrary
import UIKit

/// The shape of a stack of photos: up to four squares, one above the other, that are slightly rotated.
@MainActor
enum StackGeometry {
  /// The maximum number of visible photos of a stack. Further photos are transparent.
  static let maximumPhotos = 4
  /// The number of the first photos among which those in front are chosen.
  static let candidates = 12
  static let cornerRadius: CGFloat = 8
  static let borderWidth: CGFloat = 3

  /// The rotations of the photos in radians, from the uppermost one.
  private static let angles: [CGFloat] = [0.015, -0.085, 0.075, -0.045]

  /// Returns the indices of the photos of a stack, from the uppermost one. Videos, which have no picture, are behind the photos,
  /// and files that cannot be read are behind the videos.
  ///
  /// - Parameter photos: The first photos of the album or folder.
  static func front(_ photos: [PhotoItem]) -> [Int] {
    func indices(where condition: (PhotoItem) -> Bool) -> [Int] { photos.indices.filter { condition(photos[$0]) } }
    let ordered =
      indices { $0.width > 0 && !$0.isVideo } + indices { $0.width > 0 && $0.isVideo } + indices { $0.width == 0 }
    return Array(ordered.prefix(maximumPhotos))
  }

  /// Returns the attributes of a photo of a stack.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the photo.
  ///   - number: The index of the photo in the stack, counted from the uppermost one. Photos from the index
  ///     `maximumPhotos` on are invisible.
  ///   - frame: The frame of the stack.
  ///   - isTurned: A Boolean value that mirrors the rotations, so that neighboring stacks differ.
  static func attributes(
    _ indexPath: IndexPath, number: Int, in frame: CGRect, isTurned: Bool
  ) -> PhotoLayoutAttributes {
    let attributes = PhotoLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    let angle = angles[min(number, maximumPhotos - 1)]
    attributes.transform3D = CATransform3DMakeRotation(isTurned ? -angle : angle, 0, 0, 1)
    attributes.zIndex = maximumPhotos - min(number, maximumPhotos)
    attributes.alpha = number < maximumPhotos ? 1 : 0
    attributes.cornerRadius = cornerRadius
    attributes.borderWidth = borderWidth
    return attributes
  }
}
