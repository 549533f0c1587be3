import Foundation

extension UIWindowScene {
  /// An action that opens a new window.
  ///
  /// If the application or the host supports only one window, the alternate action is shown instead. If there is no
  /// alternate action, nothing is shown.
  @preconcurrency @MainActor open class ActivationAction: UIAction {
    /// A closure that returns the contents of the new window, or nil to open no window.
    public typealias ConfigurationProvider =
      @MainActor (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?

    /// Creates an action that opens a new window.
    ///
    /// - Parameters:
    ///   - title: The title, or nil for "Open in New Window".
    ///   - subtitle: The smaller text under the title.
    ///   - image: The image beside the title.
    ///   - identifier: The identifier, or nil to create a unique one.
    ///   - discoverabilityTitle: A longer description, or nil.
    ///   - attributes: The attributes of the action.
    ///   - alternate: The action that is shown where no window can be opened, or nil.
    ///   - configuration: A closure that returns the contents of the new window.
    public init(
      title: String? = nil, subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
      _ configuration: @escaping ConfigurationProvider
    ) {
      guard UIApplication.shared.supportsMultipleScenes else {
        super.init(
          title: alternate?.title ?? title ?? "", subtitle: alternate?.subtitle, image: alternate?.image,
          identifier: alternate?.identifier ?? identifier, discoverabilityTitle: alternate?.discoverabilityTitle,
          attributes: alternate?.attributes ?? attributes.union(.hidden), state: alternate?.state ?? .off
        ) { alternate?.performWithSender($0.sender, target: nil) }
        return
      }
      super.init(
        title: title ?? "Open in New Window", subtitle: subtitle, image: image, identifier: identifier,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes
      ) { action in
        guard let action = action as? UIWindowScene.ActivationAction else { return }
        configuration(action)?.activate()
      }
    }

    /// Returns nil, because the closure of the element cannot be archived.
    ///
    /// - Parameter coder: The unarchiver, which is ignored.
    public required init?(coder: NSCoder) { nil }
  }
}
