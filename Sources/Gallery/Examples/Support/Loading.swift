import UIKit

/// A counter of the images and lists that the examples are loading.
public enum Loading {
  /// The total number of images and lists that the examples are loading. The snapshot command waits until it is 0.
  @MainActor public internal(set) static var count = 0
}
