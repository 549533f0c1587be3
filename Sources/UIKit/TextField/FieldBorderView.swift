import CoreGraphics
import Foundation

/// What lies behind the text of a field: a line, a box or a picture. The field's own layer stays its owner's.
@MainActor final class FieldBorderView: UIView {
  /// How round a rounded box is, points.
  static let boxRadius: CGFloat = 7
  private let picture = UIImageView(frame: .zero)
  private let shade = UIView(frame: .zero)
  private var style = UITextField.BorderStyle.none

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(shade)
    shade.backgroundColor = UIColor.label.withAlphaComponent(0.12)
    // A change of the look is one of traits, too.
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - fill: of a rounded box; nil: the system's.
  ///   - image: in place of a line; ignored by a rounded box.
  func show(_ style: UITextField.BorderStyle, fill: UIColor?, image: UIImage?, isEnabled: Bool) {
    self.style = style
    let isBox = style == .roundedRect
    picture.image = isBox ? nil : image
    picture.isHidden = picture.image == nil
    shade.isHidden = style != .bezel || !picture.isHidden
    backgroundColor = isBox ? fill ?? (isEnabled ? .systemBackground : .secondarySystemBackground) : nil
    layer.cornerRadius = isBox ? Self.boxRadius : 0
    showLine()
  }

  private func showLine() {
    let color: UIColor = style == .line ? .systemGray : style == .bezel ? .systemGray2 : .systemGray4
    layer.borderWidth = style == .none || !picture.isHidden ? 0 : 1
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showLine()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    shade.frame = CGRect(x: 1, y: 1, width: max(0, bounds.width - 2), height: 1)
  }
}
