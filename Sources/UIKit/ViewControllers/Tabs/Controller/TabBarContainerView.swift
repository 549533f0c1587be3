import Foundation

/// The container of a tab bar, which is as large as the tab bar controller's view.
@MainActor package final class TabBarContainerView: PassThroughView {}
