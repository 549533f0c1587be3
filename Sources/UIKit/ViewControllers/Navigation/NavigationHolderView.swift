import Foundation

/// Holds the views of a navigation controller's controllers; what slides out is cut off.
@MainActor package final class NavigationHolderView: UIView {
  package override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  package required init?(coder: NSCoder) { nil }
}
