import Foundation

/// The view that contains the views of a navigation controller's children. The container clips views that slide out.
@MainActor package final class NavigationContainerView: UIView {
  package override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  package required init?(coder: NSCoder) { nil }
}
