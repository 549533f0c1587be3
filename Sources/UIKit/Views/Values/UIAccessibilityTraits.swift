/// What an element is and can do, for assistive programs.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// One bit for each trait; UIKit's values.
  public let rawValue: UInt64
  /// The traits whose bits are set; unknown bits are kept.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// Does something when it is tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// Leads to another place, as links in text do.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Chosen, as the selected items of a collection view are.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Plays a sound of its own when it is tapped.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Tells how things stand when the application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// Cannot be used at present.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Changes too often to be told each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A field for search terms.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// Starts playing or recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// Has a value that goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// Takes touches itself, as a piano does.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// Turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// Heads a section.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// A row of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}
