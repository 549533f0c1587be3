import Foundation

/// The base class of menus, actions and commands, with a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSSecureCoding, @preconcurrency NSCopying {
  /// The state of a menu element. A menu shows the state beside the title.
  public enum State: Int, Sendable {
    /// The element is off and has no symbol. This is the default.
    case off = 0
    /// The setting that the element represents is on. The symbol is a checkmark.
    case on = 1
    /// The setting that the element represents is on for a part of the selection. The symbol is a dash.
    case mixed = 2
  }

  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes, with the values of UIKit.
    public let rawValue: UInt

    /// Creates a set of attributes from its bits.
    ///
    /// - Parameter rawValue: One bit for each attribute. Unknown bits are preserved.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen, and its action is not performed.
    public static let disabled = Attributes(rawValue: 1)

    /// The element performs a destructive action. Menus show it in red.
    public static let destructive = Attributes(rawValue: 2)

    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 4)

    /// The menu remains open after the user has chosen the element.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title that the menu shows for the element, or an empty string for none.
  open package(set) var title: String

  /// The smaller text under the title. The default is `nil`.
  open var subtitle: String?

  /// The image beside the title. The default is `nil`.
  open package(set) var image: UIImage?

  package init(title: String, image: UIImage? = nil) {
    self.title = title
    self.image = image
    super.init()
  }

  /// Creates an element from an archive that `encode(with:)` wrote. Subclasses decode their own values.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    title = coder.decodeString(forKey: "title") ?? ""
    subtitle = coder.decodeString(forKey: "subtitle")
    image = coder.decodeValue(UIImage.self, forKey: "image")
    super.init()
  }

  /// Encodes the title, the subtitle and the image. Subclasses encode their own values.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) {
    coder.encodeString(title, forKey: "title")
    coder.encodeString(subtitle, forKey: "subtitle")
    if let image { coder.encode(image, forKey: "image") }
  }

  /// Returns a copy of the element with the same identifier. An element of a subclass that does not override this method
  /// is its own copy.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }
}
