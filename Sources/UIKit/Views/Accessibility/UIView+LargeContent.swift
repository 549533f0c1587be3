import CoreGraphics
import Foundation

// Subclasses set the properties instead of overriding them, because declarations in extensions cannot be overridden.
extension UIView: UILargeContentViewerItem {
  private static let largeContentKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private final class LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
  }

  private var largeContent: LargeContent? {
    objc_getAssociatedObject(self, Self.largeContentKey) as? LargeContent
  }

  private func change(_ body: (LargeContent) -> Void) {
    let content = largeContent ?? LargeContent()
    body(content)
    objc_setAssociatedObject(self, Self.largeContentKey, content, .OBJC_ASSOCIATION_RETAIN)
  }

  /// A Boolean value that determines whether the large content viewer shows the view. The default is `false`.
  public var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { change { $0.isShown = newValue } }
  }
  /// The title that the large content viewer shows. The default is nil, which shows the text of a label and the title of a button.
  public var largeContentTitle: String? {
    get { largeContent?.title ?? defaultLargeContent.title }
    set { change { $0.title = newValue } }
  }
  /// The image that the large content viewer shows. The default is nil, which shows the image of an image view and a button.
  public var largeContentImage: UIImage? {
    get { largeContent?.image ?? defaultLargeContent.image }
    set { change { $0.image = newValue } }
  }
  /// A Boolean value that determines whether the large content viewer enlarges the image. The default is `false`.
  public var scalesLargeContentImage: Bool {
    get { largeContent?.scalesImage ?? false }
    set { change { $0.scalesImage = newValue } }
  }
  /// The insets of the image in the large content viewer, in points. The default is zero.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.insets ?? .zero }
    set { change { $0.insets = newValue } }
  }
}
