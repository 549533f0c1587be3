import Foundation

/// A part of the text in a text view that the user can interact with: a link, an attachment or a tagged run.
@preconcurrency @MainActor open class UITextItem: NSObject {
  /// The content of a text item: a link, an attachment or a tag.
  public enum Content {
    /// A link with a URL.
    case link(URL)
    /// A text attachment, such as an image.
    case textAttachment(NSTextAttachment)
    /// A run of text with the attribute `textItemTag`. The associated string is the value of the attribute.
    case tag(String)
  }

  /// The menu that a text view shows for an item. See `textView(_:menuConfigurationFor:defaultMenu:)`.
  @preconcurrency @MainActor public struct MenuConfiguration {
    /// The menu that the text view shows for the item.
    public let menu: UIMenu
    /// Creates a configuration that shows a menu for a text item.
    ///
    /// - Parameter menu: The menu to show.
    public init(menu: UIMenu) { self.menu = menu }
  }

  /// The link, the attachment or the tag that the item represents.
  public let content: Content
  /// The range of the item in the text, in UTF-16 code units.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
