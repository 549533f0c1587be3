/// The traits of a user interface element, which describe it and its behavior to assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits of the traits, with UIKit's values.
  public let rawValue: UInt64
  /// Creates a set of traits from their bits.
  ///
  /// - Parameter rawValue: The bits of the traits. Unknown bits are preserved.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The empty set of traits.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button: it performs an action when it is tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The element is a link, such as a link in a text.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// The element is selected, such as an item of a collection view.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// The element plays its own sound when it is tapped.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// The element summarizes the state of the application when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// The element changes too often for each change to be announced.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// The element starts the playback or the recording of media when it is activated.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// The element has a value that can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// The element handles touches itself, as a piano keyboard does.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// The element turns the page when assistive technologies have finished reading it.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// The element is the header of a section.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// The element is a button with two states, such as a switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// The element is a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)

  // Bits that are not public in UIKit (measurements.md 26.1).

  /// The element contains the text that is being edited.
  static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  /// The element is the back button of a navigation bar.
  static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// The element contains text of several lines.
  static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
}
