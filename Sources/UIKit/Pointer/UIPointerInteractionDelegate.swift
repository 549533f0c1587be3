import CoreGraphics
import Foundation

/// The delegate of a pointer interaction, which provides regions and styles and observes the pointer. All methods are
/// optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for the region at the pointer.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - request: The location of the pointer and the modifier keys.
  ///   - defaultRegion: The region of the whole view.
  /// - Returns: The region, or `nil` for none. The default is `defaultRegion`.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Asks the delegate for the style of a region.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  /// - Returns: The style, or `nil`, the default, for the standard pointer.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Tells the delegate that the pointer is about to enter a region.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  ///   - animator: An object to add animations and completions to.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Tells the delegate that the pointer is about to leave a region.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  ///   - animator: An object to add animations and completions to.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The default implementation, which returns the region of the whole view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - request: The location of the pointer and the modifier keys.
  ///   - defaultRegion: The region of the whole view.
  /// - Returns: `defaultRegion`.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The default implementation, which uses the standard pointer.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  /// - Returns: `nil`.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  ///   - animator: An object to add animations and completions to.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region.
  ///   - animator: An object to add animations and completions to.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}
