import UIKit

/// What the examples are waiting for.
public enum Loading {
  /// Pictures and lists of them that are on their way, of all examples: for those who want a picture with everything in it.
  @MainActor public internal(set) static var count = 0
}
