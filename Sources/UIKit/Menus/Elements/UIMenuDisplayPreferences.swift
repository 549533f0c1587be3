import Foundation

/// Preferences for the rows of a menu.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject, NSCopying {
  /// The maximum number of lines of a title, or 0 for no limit. The default is 1.
  open var maximumNumberOfTitleLines = 1

  public override init() { super.init() }

  /// Returns a copy of the preferences.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: A `UIMenuDisplayPreferences`.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let preferences: UIMenuDisplayPreferences = MainActor.assumeIsolated {
      let copy = UIMenuDisplayPreferences()
      copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
      return copy
    }
    return preferences
  }
}
