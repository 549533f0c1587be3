import CoreGraphics
import Foundation

// `UIView` declares the members of the protocol, so that subclasses can override them.
extension UIView: UILargeContentViewerItem {
  private static let largeContentKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The values that are set.
  final class LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
  }

  /// The values that are set, or nil if none is.
  final var largeContent: LargeContent? {
    objc_getAssociatedObject(self, Self.largeContentKey) as? LargeContent
  }

  final func changeLargeContent(_ body: (LargeContent) -> Void) {
    let content = largeContent ?? LargeContent()
    body(content)
    objc_setAssociatedObject(self, Self.largeContentKey, content, .OBJC_ASSOCIATION_RETAIN)
  }
}
