import Foundation

/// The view at the place of a tab bar. It contains a container as large as the tab bar controller's view, which is
/// shifted up and contains the bar.
@MainActor package final class TabBarWrapperView: PassThroughView {
  package let container = TabBarContainerView()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(container)
  }

  package required init?(coder: NSCoder) { nil }
}
