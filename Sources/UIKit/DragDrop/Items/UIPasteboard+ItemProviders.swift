import Foundation

extension UIPasteboard {
  /// Item providers for the items of the pasteboard that have a URL, a text or an image. A drop provides objects of the
  /// same types.
  public var itemProviders: [NSItemProvider] {
    items.compactMap { item in
      if let link = PasteboardTypes.link(of: item) { return NSItemProvider(object: link as NSURL) }
      if let text = PasteboardTypes.text(of: item) { return NSItemProvider(object: text as NSString) }
      return PasteboardTypes.image(of: item).map { NSItemProvider(object: $0) }
    }
  }
}
