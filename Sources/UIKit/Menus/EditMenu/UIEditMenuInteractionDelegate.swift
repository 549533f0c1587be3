import CoreGraphics
import Foundation

/// The methods of a delegate that provides the elements and the location of an edit menu. All methods are optional.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for the menu to present.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - suggestedActions: The commands that the first responder can perform.
  /// - Returns: The menu, or `nil` to show no menu. The default is a menu of the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Asks the delegate for the rectangle that the menu should not cover.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The rectangle, in the coordinates of the interaction's view. The default is the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Tells the delegate that the menu is about to appear.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to which animations and completions can be added.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that the menu is about to disappear.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to which animations and completions can be added.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Returns the menu to present. The default implementation returns a menu of the suggested actions.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - suggestedActions: The commands that the first responder can perform.
  /// - Returns: The menu.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// Returns the rectangle that the menu should not cover. The default implementation returns an empty rectangle at the
  /// source point.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  /// - Returns: An empty rectangle at the source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  /// Called before the menu appears. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to which animations and completions can be added.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Called before the menu disappears. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration of the menu.
  ///   - animator: An object to which animations and completions can be added.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
