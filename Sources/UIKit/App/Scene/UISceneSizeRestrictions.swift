import Foundation

/// Limits of the size of a scene's window.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// Points. Default zero.
  open var minimumSize = CGSize.zero {
    didSet { UIScreen.main.hostWindow?.setMinimumSize(minimumSize) }
  }

  /// Points. Kept, but hosts do not limit how large their window gets. Default as large as can be.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
