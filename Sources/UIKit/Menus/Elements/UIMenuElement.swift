import Foundation

/// The base class of menus, actions and commands, with a title and an image.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The state of an element, which a menu shows as a check mark or a dash beside it.
  public enum State: Int, Sendable {
    /// No symbol. The default.
    case off = 0
    /// A check mark: the setting that the element represents is on.
    case on = 1
    /// A dash: the setting is on for a part of the selection.
    case mixed = 2
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes, with the values of UIKit.
    public let rawValue: UInt

    /// Creates a set of attributes from its bits.
    ///
    /// - Parameter rawValue: One bit for each attribute. Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen and its action does not run.
    public static let disabled = Attributes(rawValue: 1)

    /// The element performs a destructive action. Menus show it in red.
    public static let destructive = Attributes(rawValue: 2)

    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 4)

    /// The menu remains open after the user has chosen the element.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title of the element.
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
}
