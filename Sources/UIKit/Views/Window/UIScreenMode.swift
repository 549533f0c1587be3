import Foundation

/// A size and pixel shape that a display can have.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  /// The size of the mode in pixels.
  open private(set) var size = CGSize.zero
  /// The ratio of a pixel's width to its height. The value is always 1 in Tessera.
  open var pixelAspectRatio: CGFloat { 1 }

  /// Creates a mode of size zero. Subclasses call this initializer.
  public override init() { super.init() }

  convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
}
