import Foundation

/// A list of places through which a user of an assistive technology moves, such as the links of a text.
///
/// Tessera has no assistive technology that shows it.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that returns the place after or before another one, or nil if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The directions of movements.
  public enum Direction: Int, Sendable {
    /// To the place before.
    case previous = 0
    /// To the place after.
    case next = 1
  }

  /// The lists that the system knows.
  public enum SystemRotorType: Int, Sendable {
    /// No list of the system.
    case none = 0
    /// Links.
    case link = 1
    /// Links that were visited.
    case visitedLink = 2
    /// Headings of all levels.
    case heading = 3
    /// Headings of the first level.
    case headingLevel1 = 4
    /// Headings of the second level.
    case headingLevel2 = 5
    /// Headings of the third level.
    case headingLevel3 = 6
    /// Headings of the fourth level.
    case headingLevel4 = 7
    /// Headings of the fifth level.
    case headingLevel5 = 8
    /// Headings of the sixth level.
    case headingLevel6 = 9
    /// Bold text.
    case boldText = 10
    /// Italic text.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Misspelled words.
    case misspelledWord = 13
    /// Images.
    case image = 14
    /// Text fields.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Landmarks.
    case landmark = 18
  }

  /// The name of the list.
  open var name: String
  /// The name with attributes, such as the language.
  open var attributedName: NSAttributedString {
    get { storedName ?? NSAttributedString(string: name) }
    set {
      storedName = newValue
      name = newValue.string
    }
  }
  private var storedName: NSAttributedString?
  /// The closure that finds the places.
  open var itemSearchBlock: Search
  /// The list of the system that this one replaces, or `none`.
  public let systemRotorType: SystemRotorType

  /// Creates a list with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - itemSearchBlock: The closure that finds the places.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a list that replaces one of the system.
  ///
  /// - Parameters:
  ///   - type: The list of the system.
  ///   - itemSearchBlock: The closure that finds the places.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}
