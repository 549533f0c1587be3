import Foundation

extension UIButton.Configuration {
  /// Returns a copy of the configuration with the colors for a button's state. Colors that the configuration sets
  /// explicitly do not change.
  ///
  /// - Parameter button: The button. Its state, role and tint color determine the colors.
  /// - Returns: The updated configuration.
  @MainActor @preconcurrency public func updated(for button: UIButton) -> UIButton.Configuration {
    var result = self
    let style = ButtonStyle(
      self,
      ButtonStyle.State(
        isHighlighted: button.isHighlighted || button.isHeld, isDisabled: !button.isEnabled,
        isSelected: button.isSelected, isDestructive: button.role == .destructive), tint: button.tintColor)
    result.appliedStyle.style = style
    if !background.isColorCustom { result.background.resolve(style.background) }
    return result
  }

  /// Returns the colors to show. These are the colors of the state for which the configuration was updated or, if it
  /// was not updated, those of the normal state.
  @MainActor
  func style(for button: UIButton) -> ButtonStyle {
    appliedStyle.style
      ?? ButtonStyle(
        self,
        ButtonStyle.State(isHighlighted: false, isDisabled: false, isSelected: false, isDestructive: false),
        tint: button.tintColor)
  }

  /// The effective alignment of the title and the subtitle, which is never `automatic`.
  var textAlignment: TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    return imagePlacement == .top || imagePlacement == .bottom ? .center : .leading
  }
}

extension UIButton.Configuration.TitleAlignment {
  var leadingFraction: CGFloat {
    switch self {
    case .center: 0.5
    case .trailing: 1
    default: 0
    }
  }
}
