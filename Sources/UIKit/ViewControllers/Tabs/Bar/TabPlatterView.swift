import Foundation

/// The rounded background of a tab bar's buttons. The view contains the buttons and the indicator behind the selected
/// button.
@MainActor final class TabPlatterView: UIView {
  /// The indicator behind the selected button.
  let indicator = UIImageView()
  private let indicatorColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.07)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    materialEffect = PlatterGlassEffect()
    layer.borderColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.08) }.cgColor
    layer.borderWidth = 0.5
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    indicator.isHidden = true
    addSubview(indicator)
  }

  required init?(coder: NSCoder) { nil }

  /// Applies a bar's appearance to the indicator.
  func style(_ appearance: UITabBarAppearance, image: UIImage?) {
    let image = image ?? appearance.selectionIndicatorImage
    indicator.image = image
    indicator.tintColor = appearance.selectionIndicatorTintColor
    indicator.backgroundColor = image == nil ? appearance.selectionIndicatorTintColor ?? indicatorColor : nil
  }

  /// Moves the indicator behind a button, or hides it if there is no selected button.
  func select(_ frame: CGRect?, animated: Bool) {
    guard let frame else {
      indicator.isHidden = true
      return
    }
    let shouldAnimate = animated && !indicator.isHidden && window != nil
    indicator.isHidden = false
    guard indicator.frame != frame else { return }
    let animations = {
      self.indicator.frame = frame
      self.indicator.layer.cornerRadius = frame.height / 2
    }
    guard shouldAnimate else { return UIView.performWithoutAnimation(animations) }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: animations)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    layer.borderColor =
      UIColor(
        white: traitCollection.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.08
      ).cgColor
  }
}
