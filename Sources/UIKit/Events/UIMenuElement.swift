import Foundation

/// A part of a menu, and what an action or a shortcut has in common: a title and a state.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  open package(set) var title: String
  open var subtitle: String?
  open package(set) var image: UIImage?

  package init(title: String, image: UIImage? = nil) {
    self.title = title
    self.image = image
    super.init()
  }
}
