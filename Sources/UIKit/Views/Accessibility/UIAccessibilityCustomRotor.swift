import Foundation

/// A named search through which a user of an assistive technology moves from one result to the next, such as from link to link.
///
/// Tessera has no assistive technology that shows it.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that returns the result after or before another one, or nil if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The directions in which the user moves through the results of a rotor.
  public enum Direction: Int, Sendable {
    /// The rotor moves to the previous result.
    case previous = 0
    /// The rotor moves to the next result.
    case next = 1
  }

  /// The kinds of rotors that a system with an assistive technology provides.
  public enum SystemRotorType: Int, Sendable {
    /// The rotor replaces no rotor of the system.
    case none = 0
    /// A rotor that moves between links.
    case link = 1
    /// A rotor that moves between links that were visited.
    case visitedLink = 2
    /// A rotor that moves between headings of all levels.
    case heading = 3
    /// A rotor that moves between headings of the first level.
    case headingLevel1 = 4
    /// A rotor that moves between headings of the second level.
    case headingLevel2 = 5
    /// A rotor that moves between headings of the third level.
    case headingLevel3 = 6
    /// A rotor that moves between headings of the fourth level.
    case headingLevel4 = 7
    /// A rotor that moves between headings of the fifth level.
    case headingLevel5 = 8
    /// A rotor that moves between headings of the sixth level.
    case headingLevel6 = 9
    /// A rotor that moves between passages of bold text.
    case boldText = 10
    /// A rotor that moves between passages of italic text.
    case italicText = 11
    /// A rotor that moves between passages of underlined text.
    case underlineText = 12
    /// A rotor that moves between misspelled words.
    case misspelledWord = 13
    /// A rotor that moves between images.
    case image = 14
    /// A rotor that moves between text fields.
    case textField = 15
    /// A rotor that moves between tables.
    case table = 16
    /// A rotor that moves between lists.
    case list = 17
    /// A rotor that moves between landmarks.
    case landmark = 18
  }

  /// The name of the rotor. The default is empty for a rotor that replaces one of the system.
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
  /// The closure that finds the next or the previous result.
  open var itemSearchBlock: Search
  /// The rotor of the system that this one replaces, or `none`.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name. It replaces no rotor of the system.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - itemSearchBlock: The closure that finds the results.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor that replaces one of the system.
  ///
  /// - Parameters:
  ///   - type: The rotor of the system.
  ///   - itemSearchBlock: The closure that finds the results.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}
