import Foundation

/// A view with the frame of a tab bar. Its subview, a container of the size of the tab bar controller's view, is
/// shifted up and contains the bar.
@MainActor package final class TabBarWrapperView: PassThroughView {
  package let container = TabBarContainerView()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(container)
  }

  package required init?(coder: NSCoder) { nil }
}
