import CoreGraphics
import Foundation

/// The delegate of a context menu interaction, which provides the menu and its previews. All methods but the first are
/// optional.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for the configuration of the menu at a location.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: The location, in the coordinates of the interaction's view.
  /// - Returns: The configuration, or `nil` to show no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Asks the delegate for the preview to lift while the menu is shown.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - identifier: The identifier of the configuration.
  /// - Returns: The preview. The default is the result of the older method.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Asks the delegate for the preview to which the lifted preview animates when the menu is dismissed.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - identifier: The identifier of the configuration.
  /// - Returns: The preview. The default is the result of the older method.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Asks the delegate for the preview to lift while the menu is shown.
  ///
  /// The method with an item identifier replaced it in iOS 16.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil`, the default, to lift the view itself.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Asks the delegate for the preview to which the lifted preview animates.
  ///
  /// The method with an item identifier replaced it in iOS 16.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil`, the default, to move it back to its source.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Tells the delegate that the user has tapped the preview.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to add animations and completions to.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells the delegate that the menu is about to appear.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to add animations and completions to.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells the delegate that the menu is about to disappear.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to add animations and completions to.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// The default implementation, which calls the older method.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - identifier: The identifier of the configuration.
  /// - Returns: The preview.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  /// The default implementation, which calls the older method.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - identifier: The identifier of the configuration.
  /// - Returns: The preview.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }
  /// The default implementation, which lifts the view itself.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  /// - Returns: `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation, which moves the preview back to its source.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  /// - Returns: `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to add animations and completions to.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to add animations and completions to.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to add animations and completions to.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
