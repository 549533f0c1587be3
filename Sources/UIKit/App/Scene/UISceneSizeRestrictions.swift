import Foundation

/// Limits of the size of a scene's window.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  /// Points. Default zero.
  public var minimumSize = CGSize.zero {
    didSet { UIScreen.main.hostWindow?.setMinimumSize(minimumSize) }
  }

  /// Points. Kept, but hosts do not limit how large their window gets. Default as large as can be.
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
