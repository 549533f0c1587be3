import UIKit

/// The shape of a stack of photos: up to four squares, one above the other, that are slightly rotated.
@MainActor
enum StackGeometry {
  /// The maximum number of visible photos of a stack. Further photos are transparent.
  static let maximumPhotos = 4
  static let cornerRadius: CGFloat = 8
  static let borderWidth: CGFloat = 3

  /// The rotations of the photos in radians, from the uppermost one.
  private static let angles: [CGFloat] = [0.015, -0.085, 0.075, -0.045]

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
