import Foundation

/// A part of a menu, and what an action or a shortcut has in common: a title and a state.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The mark beside an element.
  public enum State: Int, Sendable {
    /// No mark. The default.
    case off = 0
    /// A tick: what the element stands for holds.
    case on = 1
    /// A dash: it holds for a part of what is selected.
    case mixed = 2
  }

  /// How an element may be used.
  public struct Attributes: OptionSet, Sendable {
    /// The bits; UIKit's values.
    public let rawValue: UInt

    /// The attributes whose bits are set; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen; an action with it does not run.
    public static let disabled = Attributes(rawValue: 1)

    /// What it does destroys something: menus show it in red.
    public static let destructive = Attributes(rawValue: 2)

    /// Menus leave it out.
    public static let hidden = Attributes(rawValue: 4)

    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The text of the element in a menu, a button or a bar.
  open package(set) var title: String

  /// A smaller second line. Default nil.
  open var subtitle: String?

  /// The picture beside the title. Default nil.
  open package(set) var image: UIImage?

  package init(title: String, image: UIImage? = nil) {
    self.title = title
    self.image = image
    super.init()
  }
}
