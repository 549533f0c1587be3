import Foundation

/// How the rows of a menu are shown.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject, NSCopying {
  /// How many lines a title may take before it is cut off; 0 and less are as many as it needs. Default 1.
  open var maximumNumberOfTitleLines = 1

  public override init() { super.init() }

  /// The same preferences.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let made: UIMenuDisplayPreferences = MainActor.assumeIsolated {
      let copy = UIMenuDisplayPreferences()
      copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
      return copy
    }
    return made
  }
}
