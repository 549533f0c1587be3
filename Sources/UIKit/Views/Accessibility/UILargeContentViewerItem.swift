import CoreGraphics
import Foundation

/// An object that the large content viewer can show, such as a button in a bar whose text does not grow with the text size.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// A Boolean value that indicates whether the large content viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The title to show, or nil for none.
  var largeContentTitle: String? { get }
  /// The image to show, or nil for none.
  var largeContentImage: UIImage? { get }
  /// A Boolean value that indicates whether the image is enlarged.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image in the viewer, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}
