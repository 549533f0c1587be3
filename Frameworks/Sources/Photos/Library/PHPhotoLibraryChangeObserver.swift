import Foundation

/// An object that observes changes of the photo library.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Called after the library changed, on a queue that is not the main queue.
  ///
  /// - Parameter changeInstance: The change.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
