import Foundation

extension UIButton.Configuration {
  /// This configuration in the colours of a button's state. What was set stays.
  @MainActor @preconcurrency public func updated(for button: UIButton) -> UIButton.Configuration {
    var result = self
    let look = ButtonLook(
      self,
      ButtonLook.State(
        isHighlighted: button.isHighlighted || button.isHeld, isDisabled: !button.isEnabled,
        isSelected: button.isSelected, isDestructive: button.role == .destructive), tint: button.tintColor)
    result.applied.look = look
    if !background.hasOwnColor { result.background.resolve(look.background) }
    return result
  }

  /// The colours to show: those of the state it was updated for, else those of the normal state.
  @MainActor
  func look(for button: UIButton) -> ButtonLook {
    applied.look
      ?? ButtonLook(
        self,
        ButtonLook.State(isHighlighted: false, isDisabled: false, isSelected: false, isDestructive: false),
        tint: button.tintColor)
  }

  /// How title and subtitle lie: `automatic` made plain.
  var textAlignment: TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    return imagePlacement == .top || imagePlacement == .bottom ? .center : .leading
  }
}

extension UIButton.Configuration.TitleAlignment {
  var share: CGFloat {
    switch self {
    case .center: 0.5
    case .trailing: 1
    default: 0
    }
  }
}
