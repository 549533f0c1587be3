import Foundation

/// The icon of a shortcut in the menu of the application's icon. Tessera stores icons, but no desktop shows them.
open class UIApplicationShortcutIcon: NSObject, NSCopying, @unchecked Sendable {
  /// The icons of the system.
  public enum IconType: Int, Sendable {
    /// A new document.
    case compose
    /// A triangle for playing.
    case play
    /// Two bars for pausing.
    case pause
    /// A plus sign.
    case add
    /// The current location.
    case location
    /// A magnifying glass.
    case search
    /// An arrow for sharing.
    case share
    /// A sign for a prohibition.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A pin on a map.
    case markLocation
    /// A star.
    case favorite
    /// A heart.
    case love
    /// A cloud.
    case cloud
    /// An invitation.
    case invitation
    /// A check mark in a circle.
    case confirmation
    /// An envelope.
    case mail
    /// A speech bubble.
    case message
    /// A calendar.
    case date
    /// A clock.
    case time
    /// A camera.
    case capturePhoto
    /// A video camera.
    case captureVideo
    /// A circle for a task.
    case task
    /// A circle with a check mark for a completed task.
    case taskCompleted
    /// An alarm clock.
    case alarm
    /// A book.
    case bookmark
    /// Two crossing arrows for a random order.
    case shuffle
    /// Sound waves.
    case audio
    /// Arrows for an update.
    case update
  }

  /// The source of an icon's image.
  enum Source {
    case type(IconType), template(String), symbol(String)
  }

  let source: Source

  /// Creates an icon of the system.
  ///
  /// - Parameter type: The icon.
  public convenience init(type: IconType) { self.init(source: .type(type)) }

  /// Creates an icon from an image of the application.
  ///
  /// - Parameter templateImageName: The name of an image in the main bundle. Only its opacity is used.
  public convenience init(templateImageName: String) { self.init(source: .template(templateImageName)) }

  /// Creates an icon from a symbol.
  ///
  /// - Parameter systemImageName: The name of the symbol.
  public convenience init(systemImageName: String) { self.init(source: .symbol(systemImageName)) }

  init(source: Source) {
    self.source = source
    super.init()
  }

  /// Returns the icon itself, because icons cannot be changed.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: The icon.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
