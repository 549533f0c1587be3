import Foundation

/// The appearance of a row in the sidebar of a tab bar controller.
@preconcurrency @MainActor open class UITabSidebarItem: NSObject {
  /// The content of a row in the sidebar.
  public enum Content {
    /// The row shows a tab.
    case tab(UITab)
    /// The row shows one of the `sidebarActions` of a group.
    case action(UIAction)
  }

  /// A request for the appearance of a row.
  @preconcurrency @MainActor open class Request: NSObject {
    /// The content of the row to configure: a tab or an action.
    public let content: Content

    package init(_ content: Content) { self.content = content }
  }

  /// The content of the row, which is a tab or an action.
  public let content: Content
  package final var state = UICellConfigurationState(traitCollection: UITraitCollection())

  /// Creates the default appearance of a row.
  ///
  /// - Parameter request: The request that was passed to the sidebar's delegate.
  public convenience init(request: Request) { self.init(request.content) }

  package init(_ content: Content) {
    self.content = content
    contentConfiguration = UIListContentConfiguration.sidebarCell()
    backgroundConfiguration = .listSidebarCell()
    super.init()
    contentConfiguration = defaultContentConfiguration()
    if case .tab(let tab) = content, let badge = tab.badgeValue { accessories = [.label(text: badge)] }
  }

  /// The configuration of the row's content. The default is `defaultContentConfiguration()`.
  open var contentConfiguration: any UIContentConfiguration

  /// The configuration of the row's background. The default is `defaultBackgroundConfiguration()`.
  open var backgroundConfiguration: UIBackgroundConfiguration

  /// The accessories of the row. The default is the badge of a tab.
  open var accessories: [UICellAccessory] = []

  /// The state of the row, such as selected or highlighted, for which the configurations can be updated.
  open var configurationState: UICellConfigurationState { state }

  /// Returns the default configuration of the row's content, which contains the title, the subtitle and the image of the
  /// tab or action.
  ///
  /// - Returns: A new configuration.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch content {
    case .tab(let tab):
      var configuration: UIListContentConfiguration = tab.subtitle == nil ? .sidebarCell() : .sidebarSubtitleCell()
      configuration.text = tab.title
      configuration.secondaryText = tab.subtitle
      configuration.image = tab.image
      if !tab.isEnabled { configuration.textProperties.color = .tertiaryLabel }
      return configuration
    case .action(let action):
      var configuration = UIListContentConfiguration.sidebarCell()
      configuration.text = action.title
      configuration.image = action.image
      if action.attributes.contains(.disabled) { configuration.textProperties.color = .tertiaryLabel }
      return configuration
    }
  }

  /// Returns the default configuration of the row's background.
  ///
  /// - Returns: A new configuration.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }
}
