import CoreGraphics
import Foundation

/// The methods of a delegate that provides the regions and styles of a pointer interaction, and is notified of the
/// pointer's movements. All methods are optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for the region at the location of the pointer.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - request: The location of the pointer and the modifier keys.
  ///   - defaultRegion: The region of the whole view.
  /// - Returns: The region, or `nil` if there is none. The default is `defaultRegion`.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Asks the delegate for the style of a region.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  /// - Returns: The style, or `nil` for the standard pointer. The default is `nil`.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Tells the delegate that the pointer is about to enter a region.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  ///   - animator: An object to which animations and completions can be added.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Tells the delegate that the pointer is about to leave a region.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  ///   - animator: An object to which animations and completions can be added.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the region at the location of the pointer. The default implementation returns the region of the whole
  /// view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - request: The location of the pointer and the modifier keys.
  ///   - defaultRegion: The region of the whole view.
  /// - Returns: `defaultRegion`.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns the style of a region. The default implementation returns `nil`, which means the standard pointer.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  /// - Returns: `nil`.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Called before the pointer enters a region. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  ///   - animator: An object to which animations and completions can be added.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Called before the pointer leaves a region. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  ///   - animator: An object to which animations and completions can be added.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}
