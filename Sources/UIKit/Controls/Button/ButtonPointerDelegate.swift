import CoreGraphics
import Foundation

extension UIButton {
  /// A closure that returns the style of the pointer above a button, or `nil` for the default style. Its arguments are
  /// the button, the default effect and the default shape.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
}

/// A closure that returns the style of the pointer above a button.
public typealias UIButtonPointerStyleProvider = UIButton.PointerStyleProvider

/// The pointer interaction of a button that has a style provider.
@MainActor final class ButtonPointerDelegate: NSObject, UIPointerInteractionDelegate {
  private var interaction: UIPointerInteraction?

  nonisolated override init() { super.init() }

  func update(_ button: UIButton) {
    if button.pointerStyleProvider == nil, let interaction {
      button.removeInteraction(interaction)
      self.interaction = nil
    } else if button.pointerStyleProvider != nil, interaction == nil {
      let newInteraction = UIPointerInteraction(delegate: self)
      interaction = newInteraction
      button.addInteraction(newInteraction)
    }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard let button = interaction.view as? UIButton, button.isEnabled, button.isPointerInteractionEnabled else {
      return nil
    }
    return defaultRegion
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let button = interaction.view as? UIButton, button.superview != nil else { return nil }
    let outline = FocusOutline.outline(of: button)
    let rect = button.convert(outline.rect, to: button.superview)
    return button.pointerStyleProvider?(
      button, .automatic(UITargetedPreview(view: button)), .roundedRect(rect, radius: outline.radius))
  }
}
