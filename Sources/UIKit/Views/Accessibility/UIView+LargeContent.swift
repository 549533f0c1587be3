import CoreGraphics
import Foundation

extension UIView: UILargeContentViewerItem {
  private static let largeContentKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The values that an application has set for the large content viewer.
  final class LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
  }

  /// The values that the application has set for the large content viewer, or nil if it has set none.
  final var largeContent: LargeContent? {
    objc_getAssociatedObject(self, Self.largeContentKey) as? LargeContent
  }

  /// Changes what the large content viewer shows.
  final func changeLargeContent(_ body: (LargeContent) -> Void) {
    let content = largeContent ?? LargeContent()
    body(content)
    objc_setAssociatedObject(self, Self.largeContentKey, content, .OBJC_ASSOCIATION_RETAIN)
  }
}
