import CoreGraphics

/// The button beside a search field that ends the search. The button is a disc with a cross, 44 points wide and high
/// (measured on UIKit, case `search-active-dismiss-image` of Tests/Oracle).
@MainActor final class SearchCancelButton: UIControl {
  static let side: CGFloat = 44
  /// The size of the cross, in points.
  static let crossSize = CGSize(width: 22.5, height: 21.5)

  let cross = UIImageView()
  /// The bar button item that represents the button in appearance proxies. UIKit applies the proxies for bar button items
  /// in a search bar to its cancel button.
  private let item = UIBarButtonItem()
  /// The view that shows a background image in place of the disc.
  private let backgroundView = UIImageView()

  init() {
    super.init(frame: .zero)
    backgroundColor = BarItemView.platterColor
    layer.cornerRadius = Self.side / 2
    cross.image = UIImage(systemName: "xmark")
    cross.contentMode = .scaleAspectFit
    cross.tintColor = .label
    backgroundView.contentMode = .scaleToFill
    addSubview(backgroundView)
    addSubview(cross)
    accessibilityLabel = "Cancel"
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    AppearanceCatalog.itemMoved(item, with: self)
    applyStyle()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyStyle()
  }

  /// Applies the colors and images of the item.
  private func applyStyle() {
    let state: UIControl.State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    let attributes = item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal)
    cross.tintColor = attributes?[.foregroundColor] as? UIColor ?? item.tintColor ?? .label
    let image = item.background(
      for: state, isBackButton: false, isCompact: traitCollection.verticalSizeClass == .compact)
    backgroundView.image = image
    backgroundColor = image == nil ? BarItemView.platterColor : nil
  }

  package override var hasTapPrecedence: Bool { true }
  package override var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }

  override var intrinsicContentSize: CGSize { CGSize(width: Self.crossSize.width + 24, height: 34) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    backgroundView.frame = bounds
    let pixel = 1 / max(1, traitCollection.displayScale)
    func roundedDownToPixel(_ value: CGFloat) -> CGFloat { (value / pixel + 1e-6).rounded(.down) * pixel }
    // The cross is a symbol, which grows with the text as the button.
    let scale = max(1, min(bounds.width, bounds.height) / Self.side)
    let size = CGSize(width: Self.crossSize.width * scale, height: Self.crossSize.height * scale)
    cross.frame = CGRect(
      x: roundedDownToPixel((bounds.width - size.width) / 2), y: roundedDownToPixel((bounds.height - size.height) / 2),
      width: size.width,
      height: size.height)
    cross.transform = .identity
  }

  override func stateChanged() {
    super.stateChanged()
    applyStyle()
    alpha = isEnabled ? isHighlighted ? 0.5 : 1 : 0.3
  }
}
