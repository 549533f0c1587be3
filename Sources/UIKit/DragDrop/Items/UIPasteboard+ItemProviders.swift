import Foundation

extension UIPasteboard {
  /// A provider of each item with a URL, a text or a picture, as a drop gets them.
  public var itemProviders: [NSItemProvider] {
    items.compactMap { item in
      if let link = PasteboardTypes.link(of: item) { return NSItemProvider(object: link as NSURL) }
      if let text = PasteboardTypes.text(of: item) { return NSItemProvider(object: text as NSString) }
      return PasteboardTypes.image(of: item).map { NSItemProvider(object: $0) }
    }
  }
}
