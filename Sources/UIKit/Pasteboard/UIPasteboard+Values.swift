import CoreGraphics
import Foundation

extension UIPasteboard {
  // MARK: Text

  /// The text of the first item, or nil if it has none. Setting the property replaces all items. Setting nil removes
  /// them.
  public var string: String? {
    get { textItems.first.flatMap(PasteboardTypes.text(of:)) }
    set { setItems(newValue.map { [[PasteboardTypes.text: $0]] } ?? []) }
  }

  /// The strings of all items that have text, or nil if there are none.
  ///
  /// Setting the property replaces all items. Other applications receive the strings joined by line breaks.
  public var strings: [String]? {
    get { nonEmpty(textItems.compactMap(PasteboardTypes.text(of:))) }
    set { setItems((newValue ?? []).map { [PasteboardTypes.text: $0] }) }
  }

  /// A Boolean value that indicates whether an item has text that is not empty.
  public var hasStrings: Bool {
    if storedItems == nil { return contains(pasteboardTypes: [PasteboardTypes.text, PasteboardTypes.url]) }
    return textItems.contains { PasteboardTypes.text(of: $0)?.isEmpty == false }
  }

  // MARK: URLs

  /// The URL of the first item, or nil if it has none. A string with a scheme (`https://…`) is also treated as a URL.
  /// Setting the property replaces all items. Setting nil removes them.
  public var url: URL? {
    get { textItems.first.flatMap(PasteboardTypes.url(of:)) }
    set { setItems(newValue.map { [[PasteboardTypes.url: $0]] } ?? []) }
  }

  /// The URLs of all items that have a URL, or nil if there are none. Setting the property replaces all items.
  public var urls: [URL]? {
    get { nonEmpty(textItems.compactMap(PasteboardTypes.url(of:))) }
    set { setItems((newValue ?? []).map { [PasteboardTypes.url: $0] }) }
  }

  /// A Boolean value that indicates whether an item has a URL, or text that is a URL with a scheme.
  public var hasURLs: Bool { urls != nil }

  // MARK: Images

  /// The image of the first item, or nil if it has none. Setting the property replaces all items. Setting nil removes
  /// them. Other applications receive the image as PNG.
  public var image: UIImage? {
    get { imageItems.first.flatMap(PasteboardTypes.image(of:)) }
    set { setItems(newValue.map { [[PasteboardTypes.png: $0]] } ?? []) }
  }

  /// The images of all items that have an image, or nil if there are none. Setting the property replaces all items.
  public var images: [UIImage]? {
    get { nonEmpty(imageItems.compactMap(PasteboardTypes.image(of:))) }
    set { setItems((newValue ?? []).map { [PasteboardTypes.png: $0] }) }
  }

  /// A Boolean value that indicates whether an item has an image. The image is not loaded.
  public var hasImages: Bool {
    if let storedItems { return storedItems.contains(where: PasteboardTypes.hasImage(in:)) }
    return contains(pasteboardTypes: PasteboardTypes.images)
  }

  // MARK: Colors

  /// The color of the first item, or nil if it has none. Setting the property replaces all items. Setting nil removes
  /// them. Colors are not available to other applications.
  public var color: UIColor? {
    get { storedItems?.first.flatMap(PasteboardTypes.color(of:)) }
    set { setItems(newValue.map { [[PasteboardTypes.color: $0]] } ?? []) }
  }

  /// The colors of all items that have a color, or nil if there are none. Setting the property replaces all items.
  public var colors: [UIColor]? {
    get { nonEmpty((storedItems ?? []).compactMap(PasteboardTypes.color(of:))) }
    set { setItems((newValue ?? []).map { [PasteboardTypes.color: $0] }) }
  }

  /// A Boolean value that indicates whether an item has a color. Items of other applications never have a color.
  public var hasColors: Bool { colors != nil }

  /// The items with only their text and URLs. Other values are not transferred from the clipboard.
  private var textItems: [[String: Any]] {
    items { $0 == PasteboardTypes.text || UniformType.type($0, conformsTo: PasteboardTypes.url) }
  }

  /// The items with only one image type. Other values are not transferred from the clipboard.
  private var imageItems: [[String: Any]] {
    if let storedItems { return storedItems }
    let availableTypes = types
    let preferredType = PasteboardTypes.images.first { availableTypes.contains($0) }
    return items { $0 == preferredType }
  }

  private func nonEmpty<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }
}
