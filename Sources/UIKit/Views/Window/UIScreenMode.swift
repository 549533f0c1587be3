import Foundation

/// A size that a display can have.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  /// Device pixels.
  open private(set) var size = CGSize.zero
  /// Width of a pixel by its height: 1.
  open var pixelAspectRatio: CGFloat { 1 }

  /// Creates a mode of size zero. Subclasses call this initializer.
  public override init() { super.init() }

  convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
}
