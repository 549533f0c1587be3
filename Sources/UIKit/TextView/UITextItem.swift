import Foundation

/// Something in a text view that answers to taps: a link, a picture, a run with a tag.
@preconcurrency @MainActor open class UITextItem: NSObject {
  /// What it is.
  public enum Content {
    /// A link.
    case link(URL)
    /// A picture in the text.
    case textAttachment(NSTextAttachment)
    /// The text of a run's `textItemTag`.
    case tag(String)
  }

  /// The menu of an item.
  @preconcurrency @MainActor public struct MenuConfiguration {
    /// What is shown.
    public let menu: UIMenu
    /// A menu for an item.
    public init(menu: UIMenu) { self.menu = menu }
  }

  /// What it is.
  public let content: Content
  /// Where it is, in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
