import Foundation

/// The content and the views of one segment of a segmented control.
@MainActor final class SegmentItem {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// The width in points, or 0 for an automatic width.
  var width: CGFloat = 0
  var isEnabled = true
  var contentOffset = CGSize.zero

  let label = UILabel()
  let imageView = UIImageView()

  init(_ content: Any?) {
    switch content {
    case let action as UIAction:
      self.action = action
      title = action.title.isEmpty ? nil : action.title
      image = action.image
    case let image as UIImage: self.image = image
    case let text as NSString: title = text as String
    case let text as String: title = text
    case nil: break
    case let unsupportedContent?:
      Diagnostics.report(
        "UISegmentedControl: an item must be a string, an image or a UIAction, but is a \(type(of: unsupportedContent)); "
          + "The segment is empty")
    }
    label.textAlignment = .center
    imageView.contentMode = .center
  }

  /// The size of the segment's image or, if it has none, of its title, in points.
  var contentSize: CGSize {
    image.map(\.size) ?? label.sizeThatFits(CGSize(width: 1000, height: 1000))
  }
}
