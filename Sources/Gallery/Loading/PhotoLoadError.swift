import GalleryLibrary
import UIKit

/// The reason why a photo cannot be shown.
public struct PhotoLoadError: Error, Sendable, CustomStringConvertible {
  /// The reason in one line.
  public let description: String
  /// The details of a video without a thumbnail, for which a poster is drawn, or `nil` for a photo that cannot be read.
  let video: VideoDetails?
  /// A Boolean value that indicates whether the reason is not in the file, such as a missing package. It is not remembered.
  let dependsOnSystem: Bool

  /// Creates an error with a reason.
  ///
  /// - Parameter description: The reason in one line.
  public init(_ description: String) {
    self.description = description
    video = nil
    dependsOnSystem = false
  }

  /// Creates the error for an image that cannot be decoded.
  init(_ error: any Error) {
    description = "\(error)"
    video = nil
    dependsOnSystem = (error as? UIImageError)?.dependsOnSystem ?? false
  }

  /// Creates an error for a video without a thumbnail.
  init(_ video: VideoDetails) {
    description = "the video has no thumbnail"
    self.video = video
    dependsOnSystem = false
  }
}
