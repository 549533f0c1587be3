import CoreGraphics
import Foundation

extension UIPasteboard {
  // MARK: Text

  /// The text of the first item; setting it replaces everything.
  public var string: String? {
    get { items.first.flatMap(PasteboardTypes.text(of:)) }
    set { setItems(newValue.map { [[PasteboardTypes.text: $0]] } ?? []) }
  }

  /// The texts of all items that have one; nil without any. Setting them replaces everything; other programs get them
  /// joined by line breaks.
  public var strings: [String]? {
    get { list(items.compactMap(PasteboardTypes.text(of:))) }
    set { setItems((newValue ?? []).map { [PasteboardTypes.text: $0] }) }
  }

  /// Whether there is text that is not empty.
  public var hasStrings: Bool { items.contains { PasteboardTypes.text(of: $0)?.isEmpty == false } }

  // MARK: URLs

  /// The URL of the first item, also where it stands there as text with a scheme (`https://…`). Setting it replaces
  /// everything.
  public var url: URL? {
    get { items.first.flatMap(PasteboardTypes.link(of:)) }
    set { setItems(newValue.map { [[PasteboardTypes.url: $0]] } ?? []) }
  }

  /// The URLs of all items that have one; nil without any. Setting them replaces everything.
  public var urls: [URL]? {
    get { list(items.compactMap(PasteboardTypes.link(of:))) }
    set { setItems((newValue ?? []).map { [PasteboardTypes.url: $0] }) }
  }

  /// Whether there is a URL.
  public var hasURLs: Bool { urls != nil }

  // MARK: Pictures

  /// The picture of the first item; setting it replaces everything. Other programs get it as PNG.
  public var image: UIImage? {
    get { items.first.flatMap(PasteboardTypes.image(of:)) }
    set { setItems(newValue.map { [[PasteboardTypes.png: $0]] } ?? []) }
  }

  /// The pictures of all items that have one; nil without any. Setting them replaces everything.
  public var images: [UIImage]? {
    get { list(items.compactMap(PasteboardTypes.image(of:))) }
    set { setItems((newValue ?? []).map { [PasteboardTypes.png: $0] }) }
  }

  /// Whether there is a picture.
  public var hasImages: Bool { images != nil }

  // MARK: Colours

  /// The colour of the first item; setting it replaces everything. Colours stay inside the application.
  public var color: UIColor? {
    get { items.first?[PasteboardTypes.color] as? UIColor }
    set { setItems(newValue.map { [[PasteboardTypes.color: $0]] } ?? []) }
  }

  /// The colours of all items that have one; nil without any. Setting them replaces everything.
  public var colors: [UIColor]? {
    get { list(items.compactMap { $0[PasteboardTypes.color] as? UIColor }) }
    set { setItems((newValue ?? []).map { [PasteboardTypes.color: $0] }) }
  }

  /// Whether there is a colour.
  public var hasColors: Bool { colors != nil }

  private func list<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }
}
