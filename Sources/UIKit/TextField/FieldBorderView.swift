import CoreGraphics
import Foundation

/// The border and background of a text field: a line, a rounded box or an image. A separate view shows them so that
/// applications can change the field's layer.
@MainActor final class FieldBorderView: UIView {
  /// The corner radius of a rounded box in points (measured on UIKit, docs/measurements.md, 15.8).
  static let boxRadius: CGFloat = 5
  /// The color of a rounded box's border, which was measured in the light style.
  private static let boxColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.2) : UIColor(red: 219 / 255, green: 219 / 255, blue: 220 / 255, alpha: 1)
  }
  private let imageView = UIImageView(frame: .zero)
  private let bezelShadow = UIView(frame: .zero)
  private var style = UITextField.BorderStyle.none

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(imageView)
    addSubview(bezelShadow)
    bezelShadow.backgroundColor = UIColor.label.withAlphaComponent(0.12)
    // Border colors depend on the traits and are resolved again when these change.
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a border of a style.
  ///
  /// - Parameters:
  ///   - style: The style of the border.
  ///   - fill: The color of a rounded box, or `nil` for the standard color.
  ///   - image: The image to show instead of a line. A rounded box ignores it.
  ///   - isEnabled: `false` to use the colors of a disabled field.
  func show(_ style: UITextField.BorderStyle, fill: UIColor?, image: UIImage?, isEnabled: Bool) {
    self.style = style
    let isBox = style == .roundedRect
    imageView.image = isBox ? nil : image
    imageView.isHidden = imageView.image == nil
    bezelShadow.isHidden = style != .bezel || !imageView.isHidden
    backgroundColor = isBox ? fill ?? (isEnabled ? .systemBackground : .secondarySystemBackground) : nil
    layer.cornerRadius = isBox ? Self.boxRadius : 0
    showLine()
  }

  private func showLine() {
    let color: UIColor = style == .line ? .systemGray : style == .bezel ? .systemGray2 : Self.boxColor
    // The border of a rounded box is a pixel.
    let width = style == .roundedRect ? 1 / max(1, traitCollection.displayScale) : 1
    layer.borderWidth = style == .none || !imageView.isHidden ? 0 : width
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showLine()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    bezelShadow.frame = CGRect(x: 1, y: 1, width: max(0, bounds.width - 2), height: 1)
  }
}
