import CoreGraphics
import Foundation

/// The methods of a delegate that provides a context menu and its previews. All methods except the first are optional.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for the configuration of the context menu at a location.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: The location, in points, in the coordinates of the interaction's view.
  /// - Returns: The configuration, or `nil` to show no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Asks the delegate for the preview that is lifted while the menu is visible.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - identifier: The identifier of the configuration.
  /// - Returns: The preview. The default is the result of
  ///   `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Asks the delegate for the preview to which the lifted preview is animated when the menu is dismissed.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - identifier: The identifier of the configuration.
  /// - Returns: The preview. The default is the result of
  ///   `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Asks the delegate for the preview that is lifted while the menu is visible.
  ///
  /// In iOS 16, UIKit replaced this method with
  /// `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` to lift the view itself. The default is `nil`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Asks the delegate for the preview to which the lifted preview is animated when the menu is dismissed.
  ///
  /// In iOS 16, UIKit replaced this method with
  /// `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview, or `nil` to animate the lifted preview back to its source. The default is `nil`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Tells the delegate that the user has tapped the preview.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to which animations and completions can be added.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells the delegate that the menu is about to appear.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to which animations and completions can be added.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells the delegate that the menu is about to disappear.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to which animations and completions can be added.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Returns the preview that is lifted while the menu is visible. The default implementation calls
  /// `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
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
  /// Returns the preview to which the lifted preview is animated. The default implementation calls
  /// `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
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
  /// Returns the preview that is lifted while the menu is visible. The default implementation returns `nil`, which
  /// lifts the view itself.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  /// - Returns: `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview to which the lifted preview is animated. The default implementation returns `nil`, which
  /// animates the lifted preview back to its source.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  /// - Returns: `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when the user has tapped the preview. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to which animations and completions can be added.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called before the menu appears. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to which animations and completions can be added.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu disappears. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to which animations and completions can be added.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
